/** By what a form that a visitor sent looks like a robot's. */
import { hiddenFields } from "./hidden-fields.ts";
import { isTooQuick } from "./opened-at.server.ts";

/** Links from which on words look like an advertisement. */
const LINKS_MAX = 3;

const link = /(?:https?:\/\/|www\.)[^\s<>"']+/gi;
/** Also an address without its beginning: nobody is called so. */
const linkInName =
	/https?:|www\.|\b[a-z0-9-]+\.(?:com|net|org|info|biz|ru|cn|xyz|top|site|shop|online|io)\b|\.[a-z]{2,}\/\S/i;

/** What a name and the words beside it give away; empty for ordinary ones. */
export function suspiciousText(name: string, words: string): string {
	if (linkInName.test(name)) return "a link in the name";
	const links = words.match(link)?.length ?? 0;
	return links >= LINKS_MAX ? `${links} links in the message` : "";
}

/** What the form itself gives away; empty where there is nothing. */
export function suspiciousForm(form: FormData, now = Date.now()): string {
	if (form.get(hiddenFields.honeypot)) return "the field out of sight was filled in";
	return isTooQuick(form.get(hiddenFields.opened), now) ? "sent within 3 seconds of opening" : "";
}
