/** Changes one part of a document and keeps what others changed in the rest. */
import { createHash } from "node:crypto";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import type { ContentDocument } from "./document.ts";
import { documentState, saveDraft } from "./drafts.server.ts";

/** How many times a change is attempted when somebody else keeps saving first. */
const ATTEMPTS = 5;

/** A JSON replacer that sorts keys, so that equal content gives equal text. */
const inOrder = (_key: string, value: unknown) =>
	typeof value === "object" && value !== null && !Array.isArray(value)
		? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
		: value;

/**
 * A short hash of the content that a form was rendered from, sent along with the form. If the content has
 * a different hash when the form is submitted, somebody else has changed it meanwhile.
 */
export const fingerprint = (content: unknown): string =>
	createHash("sha256")
		.update(JSON.stringify(content, inOrder) ?? "")
		.digest("base64url")
		.slice(0, 16);

export type Outcome = "saved" | "same" | "refused";

/**
 * Applies `change` to the newest draft, and again if somebody else saved meanwhile. `change` returns
 * undefined if it can no longer be made: then nothing is stored, and the outcome is "refused".
 * @throws if others saved first on every attempt.
 */
export async function changeDraft<T>(
	{ document, actor }: { document: ContentDocument<T>; actor: Actor },
	change: (value: T) => T | undefined,
): Promise<Outcome> {
	for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
		const { value, revision } = await documentState(document);
		const changed = change(value);
		if (changed === undefined) return "refused";
		if (fingerprint(changed) === fingerprint(value)) return "same";
		if (await saveDraft({ document, revision, actor }, changed)) return "saved";
	}
	throw new Error(`others changed ${document.key} again and again`);
}
