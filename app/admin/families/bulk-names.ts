/** The name of a row's box is this and the family's number: a form of ours has each name once. */
export const CHOSEN = "family-";
