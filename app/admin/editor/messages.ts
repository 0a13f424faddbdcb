/** The names of the editor's hidden fields and buttons, and its messages. */

/** When the item that the form was rendered from had been moved to the trash. */
export const DELETED = "deleted";
export const INTENT = "intent";

export type EditorIntent = "save" | "publish";

export const unpublishedInWords = (count: number) =>
	count === 1 ? "1 change is not published" : `${count} changes are not published`;

export const editorMessages = {
	load: "Failed to fetch the site’s content",
	save: "Failed to save. What you wrote is still here: please try again in a minute.",
	/** `unseen` says why visitors don’t see it, not even once it is published. */
	saved: (unseen = "Visitors read it once you publish it.") => `Saved as a draft. ${unseen}`,
	scheduled: (moment: string) => `Saved. Visitors read it on ${moment}, as scheduled.`,
	live: "Saved. The change is live now.",
	same: "There was nothing to save.",
	published: (unseen = "Visitors read it now.") => `Published. ${unseen}`,
	publishedAlready: "There was nothing to publish: visitors already read exactly this.",
	savedOnly:
		"Saved as a draft, but not published, because somebody else was faster. Please look at it and publish again.",
	deleted:
		"Somebody else deleted this after you opened it, so nothing was saved. It is in the trash, and what you wrote is still here. Save again to take it out of the trash with your changes.",
	gone: "It is no longer there; somebody else may have deleted it.",
} as const;
