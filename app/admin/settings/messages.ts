/** Messages about saving the settings. */
export const settingsMessages = {
	load: "Failed to fetch the settings",
	save: "Failed to save the settings",
	download: "The file could not be made. Please try again in a minute, or without the pictures",
	saved: "Saved. The site says so from now on.",
} as const;
