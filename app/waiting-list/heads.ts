import { href, type MetaDescriptor } from "react-router";
import { type HeadContent, headTags } from "~/business/head.ts";

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
