/** The way to change data: one transaction with its audit entries, its emails and the content version. */
import { type Actor, type RecordedChange, recordChange } from "./database/audit-log.server.ts";
import { raiseContentVersion } from "./database/content-version.server.ts";
import { type Client, transaction } from "./database/database.server.ts";
import { type QueuedEmail, queueEmail } from "./email/queue.server.ts";

/** A result that rolls everything back. */
class Refusal<R> {
	readonly result: R;

	constructor(result: R) {
		this.result = result;
	}
}

export interface Work {
	/** The transaction's client. The one outside throws while a command runs. */
	db: Client;
	actor: Actor;
	/** Adds an entry by the actor to the audit log. */
	record: (change: RecordedChange) => Promise<void>;
	/** Stores an email, which the outbox sends after the commit. Returns its id. */
	email: (email: QueuedEmail) => Promise<number>;
	/** Has the content version raised, once, at the end of the transaction. */
	publicContentChanged: () => void;
	/** Returning or throwing `work.refuse(result)` rolls everything back; the command's result is `result`. */
	refuse: <const R>(result: R) => Refusal<R>;
}

/**
 * Runs `work` in one transaction: everything is stored, or nothing, if it refuses or throws. Emails are sent
 * after the commit; if the process ends before that, the outbox finds them later. Do nothing slow in it,
 * because all other writers wait. For a form that may be sent twice, see `addOnce`.
 */
export async function command<T, R = never>(
	actor: Actor,
	work: (work: Work) => Promise<T | Refusal<R>>,
): Promise<T | R> {
	try {
		return await transaction(async (db) => {
			let isPublicChange = false;
			const result = await work({
				db,
				actor,
				record: (change) => recordChange(db, actor, change),
				email: (email) => queueEmail(db, email),
				publicContentChanged: () => {
					isPublicChange = true;
				},
				refuse: (refused) => new Refusal(refused),
			});
			if (result instanceof Refusal) throw result;
			if (isPublicChange) await raiseContentVersion(db);
			return result;
		});
	} catch (error) {
		if (error instanceof Refusal) return error.result;
		throw error;
	}
}
