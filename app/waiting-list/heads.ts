/** Head tags and headers of the waiting list's pages. */
import { href, type MetaDescriptor } from "react-router";
import { type HeadContent, headTags } from "~/business/head.ts";

/**
 * The head of the form's page. The title says whether the form was sent or refused, because screen
 * readers read it first.
 */
export function joinHead(
	content: HeadContent | undefined,
	state?: "sent" | "stored" | "refused",
): MetaDescriptor[] {
	if (!content) return [];
	const { title } = content.top;
	return headTags({
		title: {
			none: title,
			sent: "Please confirm by email",
			stored: "Your wishes have arrived",
			refused: `Error: ${title}`,
		}[state ?? "none"],
		description: content.search.description,
		path: href("/waiting-list"),
		index: state === undefined,
	});
}

/**
 * The head of a private page behind a link in an email. Search engines must not index it. Its canonical
 * URL is that of the form, so that the page never contains the link itself.
 */
export const linkHead = (title: string, { search }: HeadContent): MetaDescriptor[] =>
	headTags({
		title,
		description: search.description,
		path: href("/waiting-list"),
		index: false,
	});

/** The headers of pages behind a link in an email: no caching, no indexing, no referrer for other sites. */
export const linkHeaders = {
	"Cache-Control": "no-store",
	"Referrer-Policy": "same-origin",
	"X-Robots-Tag": "noindex",
};
