/** Queries for the sitemap, the feed and preview pictures. */
import { href } from "react-router";
import { isPageShown } from "~/business/hidden-pages.ts";
import { ownPagesDocument, shownPages } from "~/content/documents/own-pages.ts";
import { shownPraise, storiesDocument } from "~/content/documents/praise.ts";
import { publishedPrograms } from "~/content/programs.server.ts";
import { publicPages } from "~/content/public-pages.ts";
import { publishedContent } from "~/content/published.server.ts";
import { galleryPhotos, pictureColumns } from "~/photos/sizes.ts";
import { database } from "~/platform/database/database.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import { listOrder, puppyCounts } from "~/puppies/list/list-ids.server.ts";
import { publicPuppies } from "~/puppies/visibility.ts";

/**
 * Maximum number of puppies in one sitemap. If there are more, each sitemap covers a range of this many ids.
 * The limit also keeps a query short enough that lists all ids, as the one for their photos does.
 */
const SITEMAP_PUPPIES = 500;
const SITEMAP_VIDEOS = 4_000;
export const FEED_LENGTH = 20;

/** When public content last changed. Undefined if it never has. */
export async function contentChangedAt(): Promise<Date | undefined> {
	const row = await database.contentVersion.findFirst({
		select: { changedAt: true },
		orderBy: { changedAt: "desc" },
	});
	return row?.changedAt;
}

/** The number of sitemaps for the puppies, or 0 if a single sitemap holds everything. */
export async function sitemapParts(): Promise<number> {
	const { all } = await puppyCounts();
	if (all <= SITEMAP_PUPPIES) return 0;
	const last = await database.puppy.findFirst({ select: { id: true }, orderBy: { id: "desc" } });
	return Math.ceil((last?.id ?? 0) / SITEMAP_PUPPIES);
}

const mapped = {
	profilePath: true,
	updatedAt: true,
	photos: { select: { name: true }, ...galleryPhotos },
} satisfies Prisma.PuppySelect;

/** The puppies and the names of their photos for a single sitemap, in the order of the list. */
export function sitemapPuppies() {
	return database.puppy.findMany({
		where: publicPuppies,
		select: mapped,
		orderBy: listOrder,
		take: SITEMAP_PUPPIES,
	});
}

/** The puppies of one part, which counts from 1, in the order of their ids. */
export function sitemapPart(part: number) {
	const first = (part - 1) * SITEMAP_PUPPIES;
	return database.puppy.findMany({
		where: {
			id: { gt: first, lte: first + SITEMAP_PUPPIES },
			status: { gte: publicPuppies.status, lte: publicPuppies.status },
		},
		select: mapped,
		orderBy: { id: "asc" },
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
	const stories = shownPraise(publishedContent(storiesDocument).items);
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
			listedAt: true,
			createdAt: true,
			updatedAt: true,
		},
		orderBy: listOrder,
		take: FEED_LENGTH,
	});
}

/** The data of a puppy's preview picture. Null if no public puppy has the path. */
export const previewPuppy = (profilePath: string) =>
	database.puppy.findUnique({
		where: { profilePath, ...publicPuppies },
		select: {
			id: true,
			name: true,
			breed: true,
			photos: { select: pictureColumns, ...galleryPhotos, take: 1 },
		},
	});
