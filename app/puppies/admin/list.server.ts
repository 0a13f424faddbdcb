/** The admin's list of puppies: a page of it, searched or whole, and how many there are. */
import { pictureSource } from "~/photos/sizes.ts";
import { database } from "~/platform/database/database.server.ts";
import { containing, patternsOf } from "../queries.server.ts";
import { candidates } from "../search/search-index.server.ts";
import { keptPuppies } from "../visibility.ts";
import { type AdminListView, COUNT_MAX } from "./list-address.ts";
import { type Position, parts, position, type Row, walk, walkAmong } from "./order.server.ts";

/** Puppies on a page. */
export const ADMIN_PAGE = 25;

export type AdminCounts = Record<AdminListView["filter"], number>;

/** Each up to one more than `COUNT_MAX`. */
async function countAll(): Promise<AdminCounts> {
	const take = COUNT_MAX + 1;
	// Unless told otherwise, Prisma orders by id what it counts a part of: all rows, to begin with.
	const orderBy = [{ listedAt: "desc" }, { id: "desc" }] as const;
	const counts = await Promise.all(
		parts.all.map((where) => database.puppy.count({ where, orderBy: [...orderBy], take })),
	);
	const [draftsAvailable = 0, draftsSold = 0, available = 0, sold = 0] = counts;
	const drafts = Math.min(draftsAvailable + draftsSold, take);
	return { all: Math.min(available + sold + drafts, take), available, sold, drafts };
}

function countOf(found: readonly Position[]): AdminCounts {
	const shown = found.filter(({ status }) => status === "public");
	const available = shown.filter((puppy) => puppy.available).length;
	return {
		all: found.length,
		available,
		sold: shown.length - available,
		drafts: found.length - shown.length,
	};
}

/** Everything that a search finds; undefined where very many may match. */
async function matches(patterns: readonly string[], all: number): Promise<Position[] | undefined> {
	// A word without a letter or digit stands in no search text.
	if (patterns.length === 0) return [];
	const ids = await candidates(patterns);
	if (!ids && all > COUNT_MAX) return undefined;
	if (ids?.length === 0) return [];
	const among = ids ? { id: { in: ids } } : {};
	return database.puppy.findMany({
		where: { ...keptPuppies, ...among, ...containing(patterns) },
		select: position,
	});
}

const isIn = ({ filter }: AdminListView, puppy: Position) =>
	parts[filter].some(
		({ status, available }) => status === puppy.status && available === puppy.available,
	);

const find = (id: number) =>
	database.puppy.findUnique({ where: { id, ...keptPuppies }, select: position });

async function readRows(view: AdminListView, found: Position[] | undefined) {
	const few = found?.filter((puppy) => isIn(view, puppy));
	const search = view.search ? containing(patternsOf(view.search)) : undefined;
	const read = (from: Position | null, isForward: boolean) => {
		const way = { view, from, isForward, take: ADMIN_PAGE + 1 };
		return few ? walkAmong(few, way) : walk(way, search);
	};
	if (view.before) {
		const { rows } = await read(await find(view.before), false);
		// Too few before it to fill a page: then it is the first page.
		if (rows.length >= ADMIN_PAGE) {
			const shown = rows.slice(0, ADMIN_PAGE).reverse();
			const newer = rows.length === ADMIN_PAGE ? undefined : shown[0]?.id;
			return { rows: shown, newer, older: shown.at(-1)?.id, isUnfinished: false };
		}
	}
	const from = view.after ? await find(view.after) : null;
	const { rows, stop } = await read(from, true);
	const shown = rows.slice(0, ADMIN_PAGE);
	const last = rows.length > ADMIN_PAGE ? shown.at(-1) : stop;
	return {
		rows: shown,
		newer: from ? shown[0]?.id : undefined,
		older: last?.id,
		isUnfinished: stop !== undefined,
	};
}

const asRow = ({ photos: [photo], ...row }: Row) => ({
	...row,
	photo: photo && pictureSource(photo, ""),
});

export type AdminRow = ReturnType<typeof asRow>;

/**
 * One page of the list, the counts on its filters, and how many lie in the trash. Where very many
 * may match a search, nothing is counted, and `isUnfinished` says that it stopped looking before
 * the page was full: `older` is where to look on.
 */
export async function adminList(view: AdminListView) {
	const [all, trashed] = await Promise.all([
		countAll(),
		database.puppy.count({
			where: { status: "trashed" },
			orderBy: [{ trashedAt: "desc" }, { id: "desc" }],
			take: COUNT_MAX + 1,
		}),
	]);
	const found = view.search ? await matches(patternsOf(view.search), all.all) : undefined;
	const { rows, ...page } = await readRows(view, found);
	const searched = found && countOf(found);
	return { puppies: rows.map(asRow), counts: view.search ? searched : all, trashed, ...page };
}
