/** How many emails are waiting in the outbox, and for how long. */
import { database } from "~/platform/database/database.server.ts";

/** Matches a digest that has not been tried yet. Until it is due, it collects messages and can't be late. */
const gathering = { suspects: { some: {} }, attempts: 0 } as const;

/**
 * The number of waiting emails, and since when the oldest one has been waiting. Digests that still collect
 * messages don't count for the latter; null if no other email is waiting.
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
