/** Messages about loading, saving and exporting the settings. */
export const settingsMessages = {
	load: "Failed to fetch the settings",
	save: "Failed to save the settings",
	download: "The file could not be made. Please try again in a minute, or without the pictures",
	saved: "Saved. The change is live now.",
} as const;
