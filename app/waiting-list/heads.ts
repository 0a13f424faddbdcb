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
