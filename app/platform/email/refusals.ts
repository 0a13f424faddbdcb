/** SendGrid's error responses after which an email was certainly not sent, as stored in `lastError`. */

/** Errors of the email itself, which rarely go away: the next try comes after the longest delay. */
export const aboutEmail: readonly string[] = ["HTTP 400", "HTTP 413"];
/**
 * Errors that need a person's attention. An email that got one is also tried as soon as the process
 * starts, because the settings may have been corrected.
 */
export const refusals: readonly string[] = [...aboutEmail, "HTTP 401", "HTTP 403"];
