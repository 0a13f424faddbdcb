import { href, type MetaDescriptor } from "react-router";
import { type HeadContent, headTags } from "~/business/head.ts";

type LinkPage = { title: string; page: HeadContent };

/**
 * The head of a private page behind a link in an email. Search engines must not index it. Its canonical
 * URL is that of the form, so that the page never contains the link itself.
 */
export function linkHead({ loaderData }: { loaderData?: LinkPage }): MetaDescriptor[] {
	if (!loaderData) return [];
	const { title, page } = loaderData;
	const { description } = page.search;
	return headTags({ title, description, path: href("/waiting-list"), index: false });
}

/**
 * The headers of pages behind a link in an email: no caching, no indexing, no referrer for other sites. The
 * action's own, such as Retry-After, are passed on.
 */
export function linkHeaders({ actionHeaders }: { actionHeaders: Headers }): Headers {
	actionHeaders.set("Cache-Control", "no-store");
	actionHeaders.set("Referrer-Policy", "same-origin");
	actionHeaders.set("X-Robots-Tag", "noindex");
	return actionHeaders;
}
