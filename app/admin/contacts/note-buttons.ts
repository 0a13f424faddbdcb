/** The buttons that delete a note of a message. */

const DELETE = "delete-note-";

/** What the button sends that deletes a note. */
export const deleteNoteIntent = (id: number) => `${DELETE}${id}`;

/** Which note is to be deleted, as it is written; undefined where none is. */
export const noteToDelete = (intent: unknown) =>
	typeof intent === "string" && intent.startsWith(DELETE) ? intent.slice(DELETE.length) : undefined;
