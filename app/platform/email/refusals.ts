/** Answers of SendGrid by which an email was surely not sent, as they are stored. */

/** Answers about the email itself, which hardly change: it is tried at the longest delay. */
export const aboutEmail: readonly string[] = ["HTTP 400", "HTTP 413"];
/**
 * Answers that call for people; what got one is also tried as soon as the process starts, with
 * what may be better settings.
 */
export const refusals: readonly string[] = [...aboutEmail, "HTTP 401", "HTTP 403"];
