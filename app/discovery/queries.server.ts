/** Queries for the sitemap and the feed. */
import { href } from "react-router";
import { isPageShown } from "~/business/hidden-pages.ts";
import { publicPages } from "~/business/public-pages.ts";
import { ownPagesDocument, shownPages } from "~/content/documents/own-pages.ts";
import { shownPraise, storiesDocument } from "~/content/documents/praise.ts";
import { publishedPrograms } from "~/content/programs.server.ts";
import { publishedContent } from "~/content/published.server.ts";
import { galleryPhotos } from "~/photos/sizes.ts";
import { database } from "~/platform/database/database.server.ts";
import { listOrder } from "~/puppies/list/list-ids.server.ts";
import { publicPuppies } from "~/puppies/visibility.ts";

/**
 * Maximum numbers of puppies and videos in the sitemap. The list links to any others. The database driver refuses a
 * query with more than a thousand ids, as the one for the puppies' photos has.
 */
const SITEMAP_PUPPIES = 900;
const SITEMAP_VIDEOS = 4_000;
/** Maximum number of entries in the feed. */
export const FEED_LENGTH = 20;

/** When public content last changed. Undefined if it never has. */
export async function contentChangedAt(): Promise<Date | undefined> {
	const row = await database.contentVersion.findFirst({
		select: { changedAt: true },
		orderBy: { changedAt: "desc" },
	});
	return row?.changedAt;
}

/** The puppies of the sitemap and the names of their photos, in the order of the list. */
export function sitemapPuppies() {
	return database.puppy.findMany({
		where: publicPuppies,
		select: {
			profilePath: true,
			updatedAt: true,
			photos: { select: { name: true }, ...galleryPhotos },
		},
		orderBy: listOrder,
		take: SITEMAP_PUPPIES,
	});
}

/**
 * The paths of all pages except profiles: first the fixed pages, then those of families, then the trainer's own,
 * then the videos', the newest first.
 */
export async function pagePaths(): Promise<string[]> {
	const videos = await database.video.findMany({
		select: { id: true },
		orderBy: { id: "desc" },
		take: SITEMAP_VIDEOS,
	});
	const own = shownPages(publishedContent(ownPagesDocument));
	const stories = shownPraise(
		(publishedContent(storiesDocument) ?? storiesDocument.defaults()).items,
	);
	return [
		...publicPages(publishedPrograms()).filter(isPageShown),
		...stories.map(({ id }) => href("/sold-puppy-stories/:story", { story: id })),
		...own.map(({ slug }) => href("/:slug", { slug })),
		...videos.map(({ id }) => href("/videos/:id", { id: String(id) })),
	];
}

/** The first puppies of the list: available ones first, and among those the newest first. */
export function feedPuppies() {
	return database.puppy.findMany({
		where: publicPuppies,
		select: {
			id: true,
			name: true,
			profilePath: true,
			breed: true,
			overview: true,
			personality: true,
			price: true,
			available: true,
			isReserved: true,
			saleUpdate: true,
			wentHomeOn: true,
			listedAt: true,
			createdAt: true,
			updatedAt: true,
			sex: true,
			photos: { select: { name: true, alt: true }, ...galleryPhotos, take: 1 },
		},
		orderBy: listOrder,
		take: FEED_LENGTH,
	});
}

export type FeedPuppy = Awaited<ReturnType<typeof feedPuppies>>[number];
