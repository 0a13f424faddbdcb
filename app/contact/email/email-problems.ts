/** Explains why an email could not be sent, for the people who run the business. Pure functions. */

const WRONG_PASSWORD = "the mail server does not accept the user name or password: check SMTP_URL";

const known: Record<string, string> = {
	"HTTP 400": "SendGrid found something wrong with the email or its sender’s address",
	"HTTP 401": "SendGrid does not accept the key: check SENDGRID_API_KEY",
	"HTTP 403": "SendGrid does not let this key or this sender send: check the key and MAIL_FROM",
	"HTTP 413": "SendGrid says the email is too large",
	"HTTP 429": "SendGrid received too many emails at once",
	timeout: "the mail service did not respond in time",
	ECONNREFUSED: "the mail service could not be reached",
	ESOCKET: "the mail service could not be reached",
	ECONNECTION: "the mail service could not be reached",
	ECONNRESET: "the connection to the mail service was lost",
	ENOTFOUND: "the mail service’s address could not be found: is the site online?",
	EAI_AGAIN: "the mail service’s address could not be found: is the site online?",
	EDNS: "the mail service’s address could not be found: is the site online?",
	ETLS: "the mail server does not encrypt the connection: check SMTP_URL",
	EAUTH: WRONG_PASSWORD,
	"SMTP 530": WRONG_PASSWORD,
	"SMTP 534": WRONG_PASSWORD,
	"SMTP 535": WRONG_PASSWORD,
	"SMTP 538": WRONG_PASSWORD,
};

/** A failure's code (OutgoingEmail.lastError) in words; empty if there was no failure. */
export function problemText(code: string): string {
	if (code === "") return "";
	if (/^HTTP 5\d\d$/.test(code)) return "SendGrid had a problem of its own";
	if (/^SMTP 4\d\d$/.test(code)) return known[code] ?? "the mail server was busy";
	if (/^SMTP 5\d\d$/.test(code)) {
		return known[code] ?? "the mail server refused the address or the email";
	}
	return known[code] ?? "it could not be handed to the mail service";
}
