/** A draft that says no more than that its document goes back to its defaults. */
export const BACK_TO_DEFAULTS = "null";
