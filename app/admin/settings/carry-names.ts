/** What the controls of the page are called that takes a file over. */
export const carryNames = { file: "file", text: "text", state: "state" } as const;
