/** Which pages the site has, for links that the trainer writes. */
import { href } from "react-router";
import type { ProgramsContent } from "~/business/program.ts";
import { publicPages } from "~/business/public-pages.ts";
import { ownPagesDocument } from "~/content/own-pages/document.ts";
import { shownPages } from "~/content/own-pages/own-page.ts";
import { publishedContent } from "~/content/published.server.ts";

/** Paths of pages with a fixed address, the trainer's own among them. */
export function sitePages(programs: ProgramsContent): string[] {
	const own = shownPages(publishedContent(ownPagesDocument) ?? []);
	return [...publicPages(programs), ...own.map(({ slug }) => href("/:slug", { slug }))];
}

/** Puppies and videos come and go: their pages aren't looked up. */
const ofRows = new RegExp(`^(${href("/trained-puppies-for-sale")}|${href("/videos")})/[^/]+$`);

/** Whether the site has a page at a path. */
export function isSitePage(programs: ProgramsContent): (path: string) => boolean {
	const pages = new Set(sitePages(programs));
	return (path) => pages.has(path) || ofRows.test(path);
}
