/** By what a message looks like spam. Such a message is kept apart, never thrown away. */
import { isTooQuick } from "./form/opened-at.server.ts";
import { type ContactMessage, hiddenFields } from "./schema.ts";

/** Links in a message from which on it looks like an advertisement. */
const LINKS_MAX = 3;

const link = /(?:https?:\/\/|www\.)[^\s<>"']+/gi;
/** Also an address without its beginning: nobody is called so. */
const linkInName =
	/https?:|www\.|\b[a-z0-9-]+\.(?:com|net|org|info|biz|ru|cn|xyz|top|site|shop|online|io)\b|\.[a-z]{2,}\/\S/i;

/** What the words of a message give away; empty for an ordinary one. */
export function suspiciousWords(message: ContactMessage): string {
	if (linkInName.test(message.name)) return "a link in the name";
	const links = `${message.message}\n${message.inspiration_source}`.match(link)?.length ?? 0;
	return links >= LINKS_MAX ? `${links} links in the message` : "";
}

/** What the form that sent a message gives away; empty where there is nothing. */
export function suspiciousForm(form: FormData, now = Date.now()): string {
	if (form.get(hiddenFields.honeypot)) return "the field out of sight was filled in";
	return isTooQuick(form.get(hiddenFields.opened), now) ? "sent within 3 seconds of opening" : "";
}
