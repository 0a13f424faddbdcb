/** Recognizes a form that is sent twice, so that it is stored only once. */
import { createHash } from "node:crypto";
import type { Work } from "../command.server.ts";
import type { Actor } from "../database/audit-log.server.ts";
import { type Client, database } from "../database/database.server.ts";

/** Milliseconds for which submissions are remembered; nobody resends a form later than that. */
const KEPT_FOR = 30 * 86_400_000;

/** What identifies a form that is sent again. */
export interface Submission {
	/** Generated with the form (submission-key.ts); without one, each submission counts as a new form. */
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
	const parts = JSON.stringify([key, kind, actor.via, actor.who, content]);
	return createHash("sha256").update(parts).digest("base64url");
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

/**
 * Calls `add` within a command, unless the same form was sent before and what it added is still there. So the
 * record and the submission are stored together.
 * @returns the id of what was added, now or before.
 */
export async function addOnce(
	{ db, actor }: Work,
	sent: Omit<Submission, "actor">,
	{ add, isThere }: { add: () => Promise<number>; isThere: (id: number) => Promise<number> },
): Promise<number> {
	const submission = { ...sent, actor };
	const before = await addedBefore(submission, db);
	if (before !== undefined && (await isThere(before)) > 0) return before;
	const subjectId = await add();
	await rememberSubmission(db, submission, subjectId);
	return subjectId;
}
