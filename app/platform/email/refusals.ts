/** Error responses after which an email was certainly not sent, as stored in `lastError`. */

/** SMTP's responses to a password that is missing or wrong. */
const aboutPassword = ["SMTP 530", "SMTP 534", "SMTP 535", "SMTP 538"];
/** SMTP's permanent refusals, such as that of an address that doesn't exist. */
const permanent = Array.from({ length: 100 }, (_, n) => `SMTP ${500 + n}`).filter(
	(code) => !aboutPassword.includes(code),
);

/** Errors of the email itself, which rarely go away: the next try comes after the longest delay. */
export const aboutEmail: readonly string[] = ["HTTP 400", "HTTP 413", ...permanent];
/**
 * Errors that need a person's attention. An email that got one is also tried as soon as the process
 * starts, because the settings may have been corrected.
 */
export const refusals: readonly string[] = [
	...aboutEmail,
	"HTTP 401",
	"HTTP 403",
	"EAUTH",
	"ETLS",
	...aboutPassword,
];
