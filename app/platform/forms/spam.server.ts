/** Signs that a visitor's form was sent by a bot. */
import { hiddenFields } from "./hidden-fields.ts";
import { isTooQuick } from "./opened-at.server.ts";

/** A message with this many links or more looks like an advertisement. */
const LINKS_MAX = 3;

const link = /(?:https?:\/\/|www\.)[^\s<>"']+/gi;
/** Also matches a web address without https:// or www, which is nobody's name. */
const linkInName =
	/https?:|www\.|\b[a-z0-9-]+\.(?:com|net|org|info|biz|ru|cn|xyz|top|site|shop|online|io)\b|\.[a-z]{2,}\/\S/i;

/** Why a name and the text sent with it look like spam; empty if they don't. */
export function suspiciousText(name: string, words: string): string {
	if (linkInName.test(name)) return "a link in the name";
	const links = words.match(link)?.length ?? 0;
	return links >= LINKS_MAX ? `${links} links in the message` : "";
}

/** Why the form's hidden fields look like a bot's; empty if they don't. */
export function suspiciousForm(form: FormData, now = Date.now()): string {
	if (form.get(hiddenFields.honeypot)) return "a hidden field was filled in";
	return isTooQuick(form.get(hiddenFields.opened), now) ? "sent within 3 seconds of opening" : "";
}
