/** Prefix of a check box's name; the family's id follows, because names must be unique in our forms. */
export const CHOSEN = "family-";
