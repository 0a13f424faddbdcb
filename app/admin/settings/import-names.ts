/** Names of the controls on the page that exports and imports a file. */
export const importNames = {
	file: "file",
	text: "text",
	state: "state",
	/** The outcome for each of the file's pictures when the report was made. */
	imported: "imported",
	/** A hash of what the report listed as left out. */
	leftOut: "leftOut",
	/** Whether the exported file includes pictures. */
	pictures: "pictures",
} as const;
