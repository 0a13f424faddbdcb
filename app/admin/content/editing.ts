/** What all forms that change a document have in common. */
import type { Difference } from "~/content/compare.ts";
import type { ContentDocument } from "~/content/document.ts";

/** The name of the hidden field that says what the form was made from. */
export const FROM = "from";

/** The longest form, each character at its longest. */
export const FORM_BYTES = 256 * 1024;

/** What somebody else wrote since a form was made, for the second of two who change the same. */
export interface Conflict {
	/** What they wrote, and what the form says. */
	differences: Difference[];
	/** Where it lies, if somebody deleted it. */
	trash?: string;
}

/** What a document's bar says of it, for a page that is handed it by its loader. */
export const barOf = ({
	key,
	label,
	path,
}: Pick<ContentDocument<unknown>, "key" | "label" | "path">) => ({ key, label, path });

export const editingMessages = {
	load: "Failed to fetch what the site says",
	save: "Failed to save. What you wrote is still here: please try again in a minute.",
	saved: "Saved as a draft. Visitors read it once you publish it.",
	same: "There was nothing to save.",
	changed:
		"Somebody else changed this since you opened it, so nothing was saved. Your answers are still here, and what they wrote stands on this page, too. Take over what you want to keep, and save again: then this form counts.",
	deleted:
		"Somebody else deleted this since you opened it, so nothing was saved. It lies in the trash, and what you wrote is still here: save again, and it is taken back with what you wrote.",
	gone: "That is not there any more. This is how it stands now.",
} as const;
