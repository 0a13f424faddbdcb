/** The stored text of a draft that returns its document to the defaults. */
export const BACK_TO_DEFAULTS = "null";
