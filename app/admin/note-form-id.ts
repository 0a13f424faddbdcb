/** Id of the form of a note, which is sent for all forms of its page until that is hydrated. */
export const NOTE_FORM = "note";
