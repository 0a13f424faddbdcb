/** Explains why an email could not be sent, for the people who run the business. Pure functions. */

const known: Record<string, string> = {
	"HTTP 400": "SendGrid found something wrong with the email or its sender’s address",
	"HTTP 401": "SendGrid does not accept the key: check SENDGRID_API_KEY",
	"HTTP 403": "SendGrid does not let this key or this sender send: check the key and MAIL_FROM",
	"HTTP 413": "SendGrid says the email is too large",
	"HTTP 429": "SendGrid received too many emails at once",
	timeout: "SendGrid did not answer in time",
	ECONNREFUSED: "SendGrid could not be reached",
	ECONNRESET: "the connection to SendGrid was lost",
	ENOTFOUND: "SendGrid’s address could not be found: is the site online?",
	EAI_AGAIN: "SendGrid’s address could not be found: is the site online?",
};

/** A failure's code (OutgoingEmail.lastError) in words; empty if there was no failure. */
export function problemWords(code: string): string {
	if (code === "") return "";
	if (/^HTTP 5\d\d$/.test(code)) return "SendGrid had a problem of its own";
	return known[code] ?? "it could not be handed to SendGrid";
}
