/** What all forms that change a document share: the name of a hidden field, a size limit and messages. */
import type { Difference } from "~/content/compare.ts";
import { publishingNames } from "~/content/publishing.ts";

/** The name of the hidden field that records which stored answers the form was rendered from. */
export const FROM = "from";

/**
 * The hidden fields of a form that edits a document, and those of the document's bar, whose buttons save the
 * form first.
 */
export const editFields = [
	FROM,
	publishingNames.intent,
	publishingNames.revision,
	publishingNames.at,
] as const;

/**
 * What somebody else saved after a form was rendered. Shown to the second of two editors who change the
 * same part.
 */
export interface Conflict {
	/** For each answer that both changed: the other editor's text, and the form's own. */
	differences: Difference[];
	/** Address of the trash, if somebody deleted the part. */
	trash?: string;
}

export const editingMessages = {
	load: "Failed to fetch the site’s content",
	save: "Failed to save. What you wrote is still here: please try again in a minute.",
	saved: "Saved as a draft. Visitors read it once you publish it.",
	same: "There was nothing to save.",
	notPublished:
		"What you wrote is saved as a draft. It was not published, because somebody else changed this too after you opened it. Here is the current version.",
	changed:
		"Somebody else changed this after you opened it, so nothing was saved. Your answers are still here, and this page also shows what they wrote. Copy over what you want to keep, and save again: your version then replaces theirs.",
	deleted:
		"Somebody else deleted this after you opened it, so nothing was saved. It is in the trash, and what you wrote is still here. Save again to take it out of the trash with your changes.",
	gone: "That is no longer there. This page shows the current version.",
} as const;
