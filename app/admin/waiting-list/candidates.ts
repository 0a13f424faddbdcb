/** Begins the name of the box by which a family is chosen; its entry's id follows. */
export const TOLD_PREFIX = "entry_";
