/** Why an email could not be sent, in words for the people who run the business. Pure. */

const known: Record<string, string> = {
	"HTTP 400": "SendGrid finds something wrong with the email or its sender’s address",
	"HTTP 401": "SendGrid does not accept the key: check SENDGRID_API_KEY",
	"HTTP 403": "SendGrid does not let this key or this sender send: check the key and MAIL_FROM",
	"HTTP 413": "SendGrid finds the email too large",
	"HTTP 429": "SendGrid was sent too many emails at once",
	timeout: "SendGrid did not answer in time",
	ECONNREFUSED: "SendGrid could not be reached",
	ECONNRESET: "the connection to SendGrid broke off",
	ENOTFOUND: "SendGrid’s address could not be found: is the site online?",
	EAI_AGAIN: "SendGrid’s address could not be found: is the site online?",
};

/** A failure's code (OutgoingEmail.lastError) in words; nothing for none. */
export function problemWords(code: string): string {
	if (code === "") return "";
	if (/^HTTP 5\d\d$/.test(code)) return "SendGrid had a problem of its own";
	return known[code] ?? "it could not be handed to SendGrid";
}
