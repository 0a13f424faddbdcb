/** Changes of a part of a document, such as one entry of a list. */
import type { Actor } from "~/platform/database/audit-log.server.ts";
import type { ContentDocument } from "./document.ts";
import { documentState, saveDraft } from "./drafts.server.ts";

/** How often a change is made anew because somebody else saved in between. */
const TRIES = 5;

/**
 * Changes the newest draft, so that of two people who change different parts neither loses. `next` gives
 * the document as it is to be, or in a word why it can't be; "busy" where others saved all the time.
 */
export async function changeNewest<T extends object, Refusal extends string>(
	document: ContentDocument<T>,
	by: Actor,
	next: (value: T) => T | Refusal,
): Promise<Refusal | "saved" | "busy"> {
	for (let attempt = 0; attempt < TRIES; attempt += 1) {
		const { value, revision } = await documentState(document);
		const after = next(value);
		if (typeof after === "string") return after;
		if (await saveDraft({ document, revision, by }, after)) return "saved";
	}
	return "busy";
}
