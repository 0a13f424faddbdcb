/** Links in emails that work without a password, such as those to a place on the waiting list. */
import { env } from "../env.ts";

/** A link whose last part is as long as a token, and has a capital letter as no page's address has. */
const longLink = /https?:\/\/[^\s/"'<>]+\/[\w/-]+\/(?=[\w-]*[A-Z_])[\w-]{43,}/g;

/** A text without the secret parts of links to this site. Anybody who reads them could act for the recipient. */
export const withoutSecrets = (text: string): string =>
	text.replace(longLink, (link) =>
		link.startsWith(`${env.ORIGIN}/`) ? link.replace(/[^/]+$/, "…") : link,
	);
