/** Reads videos for pages and the admin: featured ones first, then the newest. */
import { href } from "react-router";
import { pictureColumns, pictureSource } from "~/photos/sizes.ts";
import { cacheByContentVersion } from "~/platform/database/content-version.server.ts";
import { database } from "~/platform/database/database.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import { optional } from "~/platform/http/loading.server.ts";
import { recorded } from "./commands.server.ts";
import type { VideoListView } from "./list-address.ts";

/** Query parameter of a video's page that shows the player, because somebody has pressed play. */
export const PLAY = "play";

const VIDEOS_MAX = 200;

const order = [
	{ featured: "desc" },
	{ createdAt: "desc" },
	{ id: "desc" },
] satisfies Prisma.VideoOrderByWithRelationInput[];

/** What is told about a video everywhere. */
const videoColumns = {
	id: true,
	title: true,
	category: true,
	featured: true,
	videoId: true,
	description: true,
	createdAt: true,
} satisfies Prisma.VideoSelect;

const columns = {
	...videoColumns,
	poster: { select: pictureColumns },
} satisfies Prisma.VideoSelect;

type Row = Prisma.VideoGetPayload<{ select: typeof columns }>;

const pathOf = ({ id }: Row) => href("/videos/:id", { id: String(id) });

/** The poster shown before a video is played. Without JavaScript, its link leads to the player. */
const posterOf = (row: Row) => ({
	href: `${pathOf(row)}?${PLAY}`,
	title: row.title,
	// Decorative: the poster shows nothing that the title doesn't say.
	picture: row.poster ? pictureSource(row.poster, "") : undefined,
	videoId: row.videoId,
});

const asVideo = (row: Row) => ({ ...row, path: pathOf(row), poster: posterOf(row) });

export type ShownVideo = ReturnType<typeof asVideo>;

async function videosWhere(where: Prisma.VideoWhereInput, take: number, skip = 0) {
	const rows = await database.video.findMany({
		where,
		select: columns,
		orderBy: order,
		take,
		skip,
	});
	return rows.map(asVideo);
}

/** Every category with its videos. The categories are in the order of their first videos. */
export async function videosByCategory() {
	const groups = Map.groupBy(await videosWhere({}, VIDEOS_MAX), ({ category }) => category);
	return [...groups].map(([category, videos]) => ({ category, videos }));
}

export async function videoById(id: number): Promise<ShownVideo | undefined> {
	const row = await database.video.findUnique({ where: { id }, select: columns });
	return row ? asVideo(row) : undefined;
}

const OF_PUPPY_MAX = 6;

export const videosOfPuppy = (puppyId: number) => videosWhere({ puppyId }, OF_PUPPY_MAX);

/** Remembered for all visitors until the content changes. */
const readFirstVideo = cacheByContentVersion(
	async (category: string) => (await videosWhere({ category }, 1))[0]?.poster,
	(category) => category,
);

/**
 * The poster of a category's first video, for use on other pages. Undefined if the category has no
 * videos, or if they can't be read.
 */
export const firstVideo = (category: string) => optional(readFirstVideo(category));

/** The most videos in one response of the JSON API. */
const RECORDS_MAX = 1_000;

const asRecord = (row: Prisma.VideoGetPayload<{ select: typeof videoColumns }>) => ({
	...row,
	createdAt: row.createdAt.toISOString(),
});

/** The videos that match the filter, or all without one, as the JSON API returns them. */
export async function videoRecords(filter: { category?: string; featured?: boolean }) {
	const rows = await database.video.findMany({
		where: filter,
		select: videoColumns,
		orderBy: order,
		take: RECORDS_MAX,
	});
	return rows.map(asRecord);
}

/** One video as the JSON API returns it. Undefined if there is none. */
export async function videoRecord(id: number) {
	const row = await database.video.findUnique({ where: { id }, select: videoColumns });
	return row ? asRecord(row) : undefined;
}

export async function videoCounts() {
	const [total, featured] = await Promise.all([
		database.video.count(),
		database.video.count({ where: { featured: true } }),
	]);
	return { total, featured };
}

/** Number of videos on a page of the admin's list. */
export const PAGE_SIZE = 12;
/** Maximum number of categories that are read: more than any site has. */
const CATEGORIES_MAX = 1_000;

/** One page of the videos of a category, or of all. A page number that is too high shows the last page. */
export async function videoList({ category, page: asked }: VideoListView) {
	const where = category ? { category } : {};
	const pages = Math.max(1, Math.ceil((await database.video.count({ where })) / PAGE_SIZE));
	const page = Math.min(asked, pages);
	const videos = await videosWhere(where, PAGE_SIZE, (page - 1) * PAGE_SIZE);
	return { videos, page, pages };
}

/** The existing categories, those with the most videos first. */
export async function categoryCounts() {
	const groups = await database.video.groupBy({
		by: ["category"],
		_count: true,
		orderBy: [{ _count: { category: "desc" } }, { category: "asc" }],
		take: CATEGORIES_MAX,
	});
	return groups.map(({ category, _count }) => ({ category, count: _count }));
}

/** The title of another entry that shows the same video of the video service; undefined if there is none. */
export async function titleOfSameVideo(videoId: string, id: number): Promise<string | undefined> {
	const same = await database.video.findFirst({
		where: { videoId, NOT: { id } },
		select: { title: true },
	});
	return same?.title;
}

/** A video as its form shows it. Null if there is none. */
export const videoForForm = (id: number) =>
	database.video.findUnique({ where: { id }, select: { id: true, ...recorded } });
