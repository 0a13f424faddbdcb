import { database } from "~/platform/database/database.server.ts";
import { holdsEveryWord } from "~/platform/database/folded-text.ts";
import type { VideoListView } from "./admin-list.ts";
import { recorded } from "./commands.server.ts";
import { order, videosByIds } from "./queries.server.ts";

export const PAGE_SIZE = 12;
/** Limits of the videos that a search looks through, and of the categories offered as filters. */
const SEARCHED_MAX = 10_000;
const CATEGORIES_MAX = 12;

/**
 * One page of a view, with the videos whose titles contain every word of the search. A page number that is too high
 * shows the last page.
 */
export async function videoList({ category, search, page: asked }: VideoListView) {
	const rows = await database.video.findMany({
		where: category ? { category } : {},
		select: { id: true, title: true },
		orderBy: order,
		take: SEARCHED_MAX,
	});
	const isFound = holdsEveryWord(search);
	const found = rows.filter(({ title }) => isFound(title));
	const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
	const page = Math.min(asked, pages);
	const shown = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
	const videos = await videosByIds(shown.map(({ id }) => id));
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
export const videoForForm = (id: number) =>
	database.video.findUnique({ where: { id }, select: { id: true, ...recorded } });
