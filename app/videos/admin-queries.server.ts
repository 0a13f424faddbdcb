/** Queries for the admin's pages of videos. */
import { database } from "~/platform/database/database.server.ts";
import { holdsEveryWord } from "~/platform/database/folded-text.ts";
import type { VideoListView } from "./admin-list.ts";
import { recorded } from "./commands.server.ts";
import { order, type ShownVideo, videosByIds } from "./queries.server.ts";

/** Videos per page of the list. */
export const PAGE_SIZE = 12;
/** Limits of the videos that a search looks through, and of the categories offered as filters. */
const SEARCHED_MAX = 10_000;
const CATEGORIES_MAX = 12;

/** The ids of a view's videos in the order of the list: those whose titles contain every word of the search. */
async function matching({ category, search }: VideoListView) {
	const rows = await database.video.findMany({
		where: category ? { category } : {},
		select: { id: true, title: true },
		orderBy: order,
		take: SEARCHED_MAX,
	});
	const isFound = holdsEveryWord(search);
	return rows.filter(({ title }) => isFound(title));
}

/** One page of a view. A page number that is too high shows the last page. */
export async function videoList(view: VideoListView) {
	const found = await matching(view);
	const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
	const page = Math.min(view.page, pages);
	const shown = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
	const videos: ShownVideo[] = await videosByIds(shown.map(({ id }) => id));
	return { videos, total: found.length, page, pages };
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

/** A video as its form shows it. Null if there is none. */
export function videoForForm(id: number) {
	return database.video.findUnique({
		where: { id },
		select: { id: true, ...recorded },
	});
}
