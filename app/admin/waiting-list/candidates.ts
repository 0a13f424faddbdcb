/** Prefix of the name of a family's check box; the id of its entry follows. */
export const TOLD_PREFIX = "entry_";
