/** Finds out which pages the site has, to check links that the trainer writes or wrote. */
import { href, matchPath } from "react-router";
import { ownPagesDocument, shownPages } from "~/content/documents/own-pages.ts";
import { dogAt, hiddenPaths, peopleDocument } from "~/content/documents/people.ts";
import { documentState } from "~/content/drafts.server.ts";
import { draftPrograms, publishedPrograms } from "~/content/programs.server.ts";
import { type ProgramsContent, programAtSlug } from "~/content/programs.ts";
import { publicPages } from "~/content/public-pages.ts";
import { publishedContent } from "~/content/published.server.ts";
import { readId } from "~/platform/ids.ts";
import { profilePathFor } from "~/puppies/queries.server.ts";
import { videoById } from "~/videos/queries.server.ts";

/** The most links of one text that are checked; any further links are accepted unchecked. */
const LOOKED_UP_MAX = 100;

/** Addresses that links may lead to although they are not pages in the menus. */
const files: ReadonlySet<string> = new Set([
	href("/feed.xml"),
	href("/sitemap.xml"),
	href("/api/docs"),
	href("/api/openapi.json"),
]);

/** Paths of the pages with a fixed address, including those of the trainer's own pages that are published. */
export function sitePages(programs: ProgramsContent): string[] {
	const own = shownPages(publishedContent(ownPagesDocument));
	return [...publicPages(programs), ...own.map(({ slug }) => href("/:slug", { slug }))];
}

/** The documents that define pages, with their drafts: a link may be written before its page is published. */
export async function writtenPages() {
	const [programs, own, people] = await Promise.all([
		draftPrograms(),
		documentState(ownPagesDocument),
		documentState(peopleDocument),
	]);
	return { programs, own: shownPages(own.value), people: people.value };
}

type Written = Awaited<ReturnType<typeof writtenPages>>;

/** What visitors read of these documents. */
export const publishedPages = (): Written => ({
	programs: publishedPrograms(),
	own: shownPages(publishedContent(ownPagesDocument)),
	people: publishedContent(peopleDocument),
});

type Has = (name: string, written: Written) => boolean | Promise<boolean>;

const hasPuppy: Has = async (name) => (await profilePathFor(name)) !== undefined;

/** Pages that come and go, by the pattern of their path, each with a check whether one exists. */
const changing: readonly (readonly [pattern: string, has: Has])[] = [
	["/trained-puppies-for-sale/:name", hasPuppy],
	["/trained-puppies-for-sale/:name/photos/:place", hasPuppy],
	["/trained-puppies/:name", hasPuppy],
	["/videos/:name", async (name) => (await videoById(readId(name) ?? 0)) !== undefined],
	["/training-programs/:name", (name, { programs }) => programAtSlug(programs, name) !== undefined],
	["/meet-the-trainer/:name", (name, { people }) => dogAt(people, name) !== undefined],
];

async function hasPage(path: string, written: Written): Promise<boolean> {
	const { programs, own, people } = written;
	const isHidden = hiddenPaths(people).includes(path);
	if (isHidden) return false;
	for (const [pattern, has] of changing) {
		const name = matchPath(pattern, path)?.params.name;
		if (name) return has(name, written);
	}
	const isOwn = own.some(({ slug, formerSlugs }) =>
		[slug, ...formerSlugs].some((each) => path === href("/:slug", { slug: each })),
	);
	return isOwn || publicPages(programs).includes(path) || files.has(path);
}

/**
 * Returns a function that says whether visitors find a page at one of these paths, or will find one once `written`
 * is published. A puppy that is a draft, and anything that is hidden, deleted or in the trash, doesn't count. Paths
 * beyond the limit, and others that were not passed, count as pages.
 */
export async function pagesAmong(
	paths: Iterable<string>,
	written: Written,
): Promise<(path: string) => boolean> {
	const known = new Map<string, boolean>();
	for (const path of [...new Set(paths)].slice(0, LOOKED_UP_MAX)) {
		known.set(path, await hasPage(path, written));
	}
	return (path) => known.get(path) ?? true;
}
