/** Changes a part of a document and leaves what others changed of the rest. */
import { createHash } from "node:crypto";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import type { ContentDocument } from "./document.ts";
import { documentState, saveDraft } from "./drafts.server.ts";

/** How often a change is tried again because somebody else was faster. */
const ATTEMPTS = 5;

/** The same for the same content, in whichever order its keys come. */
const inOrder = (_key: string, value: unknown) =>
	typeof value === "object" && value !== null && !Array.isArray(value)
		? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
		: value;

/**
 * What a form was made from, short enough to be sent along: where it is another one when the form
 * comes back, somebody else has changed the same thing.
 */
export const fingerprint = (content: unknown): string =>
	createHash("sha256")
		.update(JSON.stringify(content, inOrder) ?? "")
		.digest("base64url")
		.slice(0, 16);

export type Outcome = "saved" | "same" | "refused";

/**
 * Makes `change` of the newest draft, again where somebody else saved meanwhile. It gives undefined
 * for what can't be done any more: then nothing is stored, and the outcome is "refused".
 * @throws where others are faster again and again.
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
