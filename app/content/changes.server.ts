/** Changes one part of a document, such as an item of a list, and keeps what others changed in the rest. */
import { command } from "~/platform/command.server.ts";
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { isSame } from "~/platform/forms/merge-edits.ts";
import type { ContentDocument } from "./document.ts";
import { documentState, saveDraftIn } from "./drafts.server.ts";
import { afterButton, type ItemButton, type ItemsDocument } from "./items.ts";

/**
 * Applies `change` to the newest draft. `change` returns undefined if it can no longer be made: then nothing is
 * stored, and the outcome is "refused".
 */
export const changeDraft = <T>(
	{ document, actor }: { document: ContentDocument<T>; actor: Actor },
	change: (value: T) => T | undefined,
): Promise<"saved" | "same" | "refused"> =>
	command(actor, async (work) => {
		const { value, revision } = await documentState(document, work.db);
		const changed = change(value);
		if (changed === undefined) return "refused";
		if (isSame(changed, value)) return "same";
		await saveDraftIn(work, { document, revision }, changed);
		return "saved";
	});

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
