/** Changes to the items of a kind by the buttons of their list. Each one changes the draft of their document. */
import type { Actor } from "~/platform/database/audit-log.server.ts";
import { changeDraft } from "./changes.server.ts";
import { afterButton, type ItemButton, type ItemsDocument } from "./items.ts";

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
