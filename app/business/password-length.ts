/** Minimum length of a password in characters. */
export const PASSWORD_MIN = 12;
