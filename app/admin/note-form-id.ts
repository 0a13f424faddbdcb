/** Id of the note form. Until the page is hydrated, the controls of its other forms belong to this one. */
export const NOTE_FORM = "note";
