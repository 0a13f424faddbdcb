/** Which state of the settings a form was made from, and what is said of saving it. */

/** The name of the hidden field. */
export const REVISION = "revision";

/** 0 where nothing was saved yet; -1, which no state has, for what is no number. */
export function readRevision(form: FormData): number {
	const text = form.get(REVISION);
	return typeof text === "string" && /^\d{1,9}$/.test(text) ? Number(text) : -1;
}

export const settingsMessages = {
	load: "Failed to fetch the settings",
	save: "Failed to save the settings",
	saved: "Saved. The site says so from now on.",
	changed:
		"Somebody else saved these settings since you opened them. Your answers are still here: open the page again in another tab to see theirs, and save yours there.",
} as const;
