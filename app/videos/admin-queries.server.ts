/** What the admin's pages read of videos. */
import { pictureColumns, pictureSource } from "~/photos/sizes.ts";
import { database } from "~/platform/database/database.server.ts";
import { holdsEveryWord } from "~/platform/database/folded-text.ts";
import type { VideoListView } from "./admin-list.ts";
import { order, type ShownVideo, videosByIds } from "./queries.server.ts";

/** Videos on one page of the list. */
export const PAGE_SIZE = 12;
/** Videos that a search looks through, and categories offered as filters, at most. */
const SEARCHED_MAX = 10_000;
const CATEGORIES_MAX = 12;
/** Stock photos offered as posters at most: the newest. */
const POSTERS_MAX = 200;

/** Ids of the videos of a view in the order of the list; titles hold every word searched for. */
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

/** One page of a view; a page after the last one is the last one. */
export async function videoList(view: VideoListView) {
	const found = await matching(view);
	const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
	const page = Math.min(view.page, pages);
	const shown = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
	const videos: ShownVideo[] = await videosByIds(shown.map(({ id }) => id));
	return { videos, total: found.length, page, pages };
}

/** The categories that there are, those with the most videos first. */
export async function categoryCounts() {
	const groups = await database.video.groupBy({
		by: ["category"],
		_count: true,
		orderBy: [{ _count: { category: "desc" } }, { category: "asc" }],
		take: CATEGORIES_MAX,
	});
	return groups.map(({ category, _count }) => ({ category, count: _count }));
}

/** A video as its form shows it; undefined where there is none. */
export function videoForForm(id: number) {
	return database.video.findUnique({
		where: { id },
		select: {
			id: true,
			title: true,
			category: true,
			featured: true,
			videoId: true,
			description: true,
			seconds: true,
			posterId: true,
			puppyId: true,
		},
	});
}

/** Puppies that a video is said to show at most: the newest, and the one that is chosen now. */
const PUPPIES_MAX = 200;

/** The puppies of which a video may be, each with its id as a form has it. */
export async function puppyChoices(chosenId: number | null = null) {
	const select = { id: true, name: true, breed: true } as const;
	const rows = await database.puppy.findMany({
		where: { status: { not: "trashed" } },
		select,
		orderBy: { id: "desc" },
		take: PUPPIES_MAX,
	});
	const isMissing = chosenId !== null && !rows.some(({ id }) => id === chosenId);
	const chosen = isMissing
		? await database.puppy.findUnique({ where: { id: chosenId }, select })
		: null;
	return (chosen ? [chosen, ...rows] : rows)
		.map(({ id, name, breed }) => ({
			value: String(id),
			label: [name, breed].filter(Boolean).join(", "),
		}))
		.sort((one, other) => one.label.localeCompare(other.label, "en"));
}

export type PuppyChoice = Awaited<ReturnType<typeof puppyChoices>>[number];

const posterColumns = { id: true, title: true, ...pictureColumns } as const;

/** The stock photos that a poster is chosen from: the newest, and the one that is chosen now. */
export async function posterChoices(chosenId: number | null = null) {
	const rows = await database.stockPhoto.findMany({
		select: posterColumns,
		orderBy: { id: "desc" },
		take: POSTERS_MAX,
	});
	const isMissing = chosenId !== null && !rows.some(({ id }) => id === chosenId);
	const chosen = isMissing
		? await database.stockPhoto.findUnique({ where: { id: chosenId }, select: posterColumns })
		: null;
	return (chosen ? [chosen, ...rows] : rows).map(({ id, title, ...photo }) => ({
		id,
		title: title || photo.alt || `Photo ${id}`,
		picture: pictureSource(photo, ""),
	}));
}

export type PosterChoice = Awaited<ReturnType<typeof posterChoices>>[number];
