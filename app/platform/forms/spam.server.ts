/** Signs that a visitor's form was sent by a bot. What a visitor's browser does by itself is none. */
import { env } from "../env.ts";
import { hiddenFields } from "./hidden-fields.ts";
import { isTooQuick } from "./opened-at.server.ts";

/** A message with this many links or more looks like an advertisement. Links to this site don't count. */
const LINKS_MAX = 3;

const link = /(?:https?:\/\/|www\.)[^\s<>"']+/gi;
/** Matches a web address without https:// or www as well, which is nobody's name. */
const linkInName =
	/https?:|www\.|\b[a-z0-9-]+\.(?:com|net|org|info|biz|ru|cn|xyz|top|site|shop|online|io)\b/i;
/** Matches `bit.ly/x`, but not `Mr.Smith/Ms.Jones`. */
const pathInName = /\.(?:[a-z]{2,}|[A-Z]{2,})\/\S/;
/** Matches an email address that is not part of a web address, and a name such as @noel.online. */
const email = /^[^\s/:?#@]*@[^\s/:?#@]+$/;
const between =
	/[\s<>(),;"'|&]+|[:.?!]+(?=\s|$)|\bmailto:|\/(?=[^\s/:?#@]+@[^\s/:?#@]+(?![^\s/|&<>(),;"']))/i;

const bareHost = (host: string) => host.replace(/^www\./, "");

/** A host as Google Translate names its copy: "my-site.example" is "my--site-example.translate.goog". */
const translatedHost = (host: string) =>
	`${host.replaceAll("-", "--").replaceAll(".", "-")}.translate.goog`;

/** Whether a web address, with or without its scheme, belongs to this site or to a translation of it. */
function isOwn(address: string): boolean {
	const trimmed = address.replace(/[^\p{L}\p{N}/]+$/u, "");
	const url = URL.parse(/^https?:/i.test(trimmed) ? trimmed : `https://${trimmed}`);
	if (!url || url.username || url.password) return false;
	const own = bareHost(new URL(env.ORIGIN).hostname);
	return [own, ...[own, `www.${own}`].map(translatedHost)].includes(bareHost(url.hostname));
}

const isForeignLink = (part: string) =>
	!email.test(part) && (linkInName.test(part) || pathInName.test(part)) && !isOwn(part);

/** Why a name and the text sent with it look like spam; empty if they don't. */
export function suspiciousText(name: string, text: string): string {
	if (name.split(between).some(isForeignLink)) return "a link in the name";
	const links = (text.match(link) ?? []).filter((address) => !isOwn(address)).length;
	return links >= LINKS_MAX ? `${links} links in the message` : "";
}

/**
 * Why the way in which a form was sent looks like a bot's; empty if it doesn't. A browser that fills in a form
 * by itself may be quick, so only a program that doesn't send a browser's headers is suspected of that.
 */
export function suspiciousForm(form: FormData, headers: Headers, now = Date.now()): string {
	if (form.get(hiddenFields.honeypot)) return "a hidden field was filled in";
	const isBrowser = headers.get("Sec-Fetch-Site") === "same-origin";
	const isQuick = !isBrowser && isTooQuick(form.get(hiddenFields.opened), now);
	return isQuick ? "sent within 3 seconds of opening" : "";
}
