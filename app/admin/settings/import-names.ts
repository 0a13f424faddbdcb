/** What the controls of the page are called that takes a file over. */
export const importNames = {
	file: "file",
	text: "text",
	state: "state",
	/** The outcome for each of the file's pictures when its report was made. */
	imported: "imported",
	/** Names what the report said is left out. */
	leftOut: "leftOut",
	/** Whether pictures go along out of this site. */
	pictures: "pictures",
} as const;
