/** A password shorter than this many characters is refused. */
export const PASSWORD_MIN = 12;
