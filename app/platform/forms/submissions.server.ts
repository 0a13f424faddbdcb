/** A form that is sent twice adds what it says once. */
import { createHash } from "node:crypto";
import type { Actor } from "../database/audit-log.server.ts";
import { type Client, database } from "../database/database.server.ts";

/** Milliseconds after which nobody sends a form again. */
const KEPT_FOR = 30 * 86_400_000;

/** What a form is known by. */
export interface Submission {
	/** Made with the form (submission-key.ts); without one, every sending is another form. */
	key: string | undefined;
	/** What it adds, such as "photo". */
	kind: string;
	actor: Actor;
	/**
	 * Everything it says, as JSON has it. The key alone does not do: a form that comes back by the
	 * Back button or from a cache may be sent with other words, and those are not to be lost.
	 */
	content: unknown;
}

/** What tells a form that is sent again from another one; undefined for one without a key. */
export function submissionHash({ key, kind, actor, content }: Submission): string | undefined {
	if (key === undefined) return undefined;
	const parts = JSON.stringify([key, kind, actor.via, actor.who, content]);
	return createHash("sha256").update(parts).digest("base64url");
}

/** The id of what the form has added already; undefined for a form that comes for the first time. */
export async function addedBefore(
	submission: Submission,
	client: Client = database,
): Promise<number | undefined> {
	const key = submissionHash(submission);
	if (key === undefined) return undefined;
	const row = await client.submission.findUnique({ where: { key }, select: { subjectId: true } });
	return row?.subjectId;
}

/**
 * Adds what a form says, unless the same form has added it already and it is still there. Call it
 * in the transaction that adds, so that both are stored or nothing is.
 * @returns the id of what was added now or before.
 */
export async function addOnce(
	client: Client,
	submission: Submission,
	{ add, isThere }: { add: () => Promise<number>; isThere: (id: number) => Promise<boolean> },
): Promise<number> {
	const before = await addedBefore(submission, client);
	if (before !== undefined && (await isThere(before))) return before;
	const subjectId = await add();
	const key = submissionHash(submission);
	if (key === undefined) return subjectId;
	await client.submission.upsert({
		where: { key },
		create: { key, subjectId },
		update: { subjectId },
		select: { key: true },
	});
	const createdAt = { lt: new Date(Date.now() - KEPT_FOR) };
	await client.submission.deleteMany({ where: { createdAt } });
	return subjectId;
}
