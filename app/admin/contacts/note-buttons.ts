/** The buttons that delete a note of a message. */

const DELETE = "delete-note-";

/** The intent of the button that deletes a note. */
export const deleteNoteIntent = (id: number) => `${DELETE}${id}`;

/** The note's id in the intent of such a button, still as text; undefined for other buttons. */
export const noteToDelete = (intent: unknown) =>
	typeof intent === "string" && intent.startsWith(DELETE) ? intent.slice(DELETE.length) : undefined;
