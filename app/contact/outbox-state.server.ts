/** How far behind the outbox is. */
import { database } from "~/platform/database.server.ts";

/**
 * E-mails that wait, and since when the oldest does, which is null when none waits.
 * @throws when the database can't be read.
 */
export async function outboxState(): Promise<{ waiting: number; oldest: Date | null }> {
	const { _count, _min } = await database.outgoingEmail.aggregate({
		where: { status: "waiting" },
		_count: true,
		_min: { createdAt: true },
	});
	return { waiting: _count, oldest: _min.createdAt };
}
