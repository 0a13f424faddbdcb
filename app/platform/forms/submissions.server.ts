/** Recognizes a form that is sent twice, so that it is stored only once. */
import type { Work } from "../command.server.ts";
import type { Actor } from "../database/audit-log.server.ts";
import { type Client, database } from "../database/database.server.ts";
import { hashOf, newSecret } from "../secrets.server.ts";

/** Milliseconds for which submissions are remembered; nobody resends a form later than that. */
const KEPT_FOR = 30 * 86_400_000;

/** What identifies a form that is sent again. */
export interface Submission {
	/** Generated with the form (admin/submission-key.tsx); without one, each submission counts as a new form. */
	key: string | undefined;
	/** The kind of record that it adds, such as "photo". */
	kind: string;
	actor: Actor;
	/**
	 * All values, as JSON can hold them. The key alone is not enough: somebody may return to a form with
	 * the Back button or get it from a cache, and send it with different values, which must not be lost.
	 */
	content: unknown;
}

/** A hash that is the same when the same form is sent again; undefined for a form without a key. */
export function submissionHash({ key, kind, actor, content }: Submission): string | undefined {
	if (key === undefined) return undefined;
	return hashOf(JSON.stringify([key, kind, actor.via, actor.who, content]));
}

/** The id of what the same form has added before; undefined if this is its first submission. */
export async function addedBefore(
	submission: Submission,
	client: Client = database,
): Promise<number | undefined> {
	const key = submissionHash(submission);
	if (key === undefined) return undefined;
	const row = await client.submission.findUnique({ where: { key }, select: { subjectId: true } });
	return row?.subjectId;
}

/** Stores what a form added, in the transaction that adds it. */
async function rememberSubmission(
	client: Client,
	submission: Submission,
	subjectId: number,
): Promise<void> {
	const key = submissionHash(submission);
	if (key === undefined) return;
	await client.submission.upsert({
		where: { key },
		create: { key, subjectId },
		update: { subjectId },
		select: { key: true },
	});
	const createdAt = { lt: new Date(Date.now() - KEPT_FOR) };
	await client.submission.deleteMany({ where: { createdAt } });
}

/** A table, or the rows of one that count as still there. */
interface Rows {
	count: (rows: { where: { id: number } }) => Promise<number>;
}

/**
 * Calls `add` within a command, unless the same form was sent before and the row that it added is still there. So
 * the row and the submission are stored together.
 * @returns the row's id, whether it was added now or before.
 */
export async function addOnce(
	{ db, actor }: Work,
	sent: Omit<Submission, "actor">,
	rows: Rows,
	add: () => Promise<number>,
): Promise<number> {
	const submission = { ...sent, actor };
	const id = await addedBefore(submission, db);
	if (id !== undefined && (await rows.count({ where: { id } })) > 0) return id;
	const subjectId = await add();
	await rememberSubmission(db, submission, subjectId);
	return subjectId;
}

/** A secret, such as that of a link, which is shown only once; or why none was made. */
export type MadeSecret =
	| { token: string; problem?: undefined }
	| { token?: undefined; problem: "made before" | "too many" };

/**
 * Makes a secret and calls `add`, which stores its hash in a row, once per form as `addOnce` does. If the same form was
 * sent before, the problem is "made before", because nobody can be shown that secret again.
 */
export async function addSecretOnce(
	work: Work,
	sent: Omit<Submission, "actor">,
	rows: Rows,
	add: (hash: string) => Promise<number>,
): Promise<MadeSecret> {
	const token = newSecret();
	let isNew = false;
	await addOnce(work, sent, rows, () => {
		isNew = true;
		return add(hashOf(token));
	});
	return isNew ? { token } : { problem: "made before" };
}
