/** How far behind the outbox is. */
import { database } from "~/platform/database/database.server.ts";

/** A digest that still gathers messages is not late: it waits from when it is due. */
const gathering = { suspects: { some: {} }, attempts: 0 } as const;

/**
 * Emails that wait, and since when the oldest of those that are due does, which is null when none
 * is.
 * @throws when the database can't be read.
 */
export async function outboxState(
	now = new Date(),
): Promise<{ waiting: number; oldest: Date | null }> {
	const status = "waiting";
	const [waiting, ordinary, digests] = await Promise.all([
		database.outgoingEmail.count({ where: { status } }),
		database.outgoingEmail.aggregate({
			where: { status, NOT: gathering },
			_min: { createdAt: true },
		}),
		database.outgoingEmail.aggregate({
			where: { status, ...gathering, nextAttemptAt: { lte: now } },
			_min: { nextAttemptAt: true },
		}),
	]);
	const since = [ordinary._min.createdAt, digests._min.nextAttemptAt];
	const times = since.flatMap((moment) => (moment ? [moment.getTime()] : []));
	return { waiting, oldest: times.length > 0 ? new Date(Math.min(...times)) : null };
}
