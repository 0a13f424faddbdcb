/** Changes one part of a document, such as an item of a list, and keeps what others changed in the rest. */
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { isSame } from "~/platform/forms/merge-edits.ts";
import type { ContentDocument } from "./document.ts";
import { documentState, saveDraft } from "./drafts.server.ts";
import { afterButton, type ItemButton, type ItemsDocument } from "./items.ts";

/** How many times a change is attempted when somebody else keeps saving first. */
const ATTEMPTS = 5;

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
		if (isSame(changed, value)) return "same";
		if (await saveDraft({ document, revision, actor }, changed)) return "saved";
	}
	throw new Error(`others changed ${document.key} again and again`);
}

/** Does what an item's button stands for; "gone" if the item is no longer there, "full" if the list has no room. */
export async function pressItemButton(
	document: ItemsDocument,
	button: ItemButton,
	{ id, actor }: { id: string; actor: Actor },
): Promise<"done" | "gone" | "full"> {
	let outcome: "done" | "gone" | "full" = "done";
	await changeDraft({ document, actor }, ({ items }) => {
		const after = afterButton(document, items, { button, id, now: new Date() });
		outcome = typeof after === "string" ? after : "done";
		return typeof after === "string" ? undefined : { items: after };
	});
	return outcome;
}
