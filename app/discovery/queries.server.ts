/** What machines that read the site ask of the database. */
import { photoOrder, pictureColumns, shownPhotos } from "~/photos/sizes.ts";
import { database } from "~/platform/database.server.ts";
import { listOrder } from "~/puppies/queries.server.ts";
import { publicPuppies } from "~/puppies/visibility.ts";

/** At most so many in the sitemap, which may hold 50,000 addresses. */
const SITEMAP_PUPPIES = 45_000;
const SITEMAP_VIDEOS = 4_000;
/** Entries of the feed. */
export const FEED_LENGTH = 20;

/** When public content last changed; undefined as long as it never has. */
export async function contentChangedAt(): Promise<Date | undefined> {
	const row = await database.contentVersion.findFirst({
		select: { changedAt: true },
		orderBy: { changedAt: "desc" },
	});
	return row?.changedAt;
}

/** Every puppy with the names of its photos, in the order of the list. */
export function sitemapPuppies() {
	return database.puppy.findMany({
		where: publicPuppies,
		select: {
			profilePath: true,
			updatedAt: true,
			photos: { where: shownPhotos, select: { name: true }, orderBy: photoOrder },
		},
		orderBy: listOrder,
		take: SITEMAP_PUPPIES,
	});
}

/** Every video's page, the newest first. */
export function sitemapVideos() {
	return database.video.findMany({
		select: { id: true },
		orderBy: { id: "desc" },
		take: SITEMAP_VIDEOS,
	});
}

/** The first puppies of the list: those that are available, then the newest. */
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
			saleUpdate: true,
			wentHomeOn: true,
			listedAt: true,
			createdAt: true,
			updatedAt: true,
		},
		orderBy: listOrder,
		take: FEED_LENGTH,
	});
}

export type FeedPuppy = Awaited<ReturnType<typeof feedPuppies>>[number];

/** What a puppy's preview picture shows; undefined for a path that no puppy has. */
export async function previewPuppy(profilePath: string) {
	const row = await database.puppy.findUnique({
		where: { profilePath, ...publicPuppies },
		select: {
			id: true,
			name: true,
			breed: true,
			photos: { where: shownPhotos, select: pictureColumns, orderBy: photoOrder, take: 1 },
		},
	});
	if (!row) return undefined;
	const { photos, ...puppy } = row;
	return { ...puppy, photo: photos[0] };
}
