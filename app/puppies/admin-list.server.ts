/**
 * The admin's list of puppies. A page begins where the one before ended, by the values that
 * order the list, so that the last page of very many is as quick as the first.
 */

import { photoOrder, pictureColumns, pictureSource } from "~/photos/sizes.ts";
import { database } from "~/platform/database.server.ts";
import type { Prisma } from "~/platform/prisma/client.ts";
import { type AdminListView, COUNT_MAX } from "./admin-list-address.ts";
import { searchWhere } from "./queries.server.ts";
import { keptPuppies } from "./visibility.ts";

/** Puppies on a page. */
export const ADMIN_PAGE = 25;

type Where = Prisma.PuppyWhereInput;

const position = {
	id: true,
	status: true,
	available: true,
	listedAt: true,
	name: true,
	updatedAt: true,
} as const;
type Position = Prisma.PuppyGetPayload<{ select: typeof position }>;

const columns = {
	...position,
	profilePath: true,
	breed: true,
	sex: true,
	dob: true,
	price: true,
	photos: { select: pictureColumns, orderBy: photoOrder, take: 1 },
} satisfies Prisma.PuppySelect;

type Row = Prisma.PuppyGetPayload<{ select: typeof columns }>;

/** The parts of the list one after the other, as the index holds them: drafts come first. */
const parts = {
	all: [
		{ status: "draft", available: true },
		{ status: "draft", available: false },
		{ status: "public", available: true },
		{ status: "public", available: false },
	],
	drafts: [
		{ status: "draft", available: true },
		{ status: "draft", available: false },
	],
	available: [{ status: "public", available: true }],
	sold: [{ status: "public", available: false }],
} as const;

const whole = {
	all: keptPuppies,
	drafts: { status: "draft" },
	available: { status: "public", available: true },
	sold: { status: "public", available: false },
} as const satisfies Record<AdminListView["filter"], Where>;

interface Stretch {
	where: Where;
	orderBy: Prisma.PuppyOrderByWithRelationInput[];
}

/** Stretches of the list from a puppy on; `isForward` says which way. Each follows one index. */
function stretches(view: AdminListView, from: Position | null, isForward: boolean): Stretch[] {
	const { filter, order } = view;
	// Names run from A to Z, days from the newest to the oldest.
	const isRising = (order === "name") === isForward;
	const [direction, beyond] = isRising ? (["asc", "gt"] as const) : (["desc", "lt"] as const);
	const key = ({ listed: "listedAt", name: "name", updated: "updatedAt" } as const)[order];
	const orderBy = [{ [key]: direction }, { id: direction }];
	const inOrder = order === "listed" ? [...parts[filter]] : [whole[filter]];
	const sections: Where[] = isForward ? inOrder : inOrder.reverse();
	if (!from) return sections.map((where) => ({ where, orderBy }));
	const own = sections.findIndex(
		({ status, available }) =>
			order !== "listed" || (status === from.status && available === from.available),
	);
	const [first, ...rest] = sections.slice(Math.max(own, 0));
	return [
		{ where: { AND: [first ?? {}, { [key]: from[key], id: { [beyond]: from.id } }] }, orderBy },
		{ where: { AND: [first ?? {}, { [key]: { [beyond]: from[key] } }] }, orderBy },
		...rest.map((where) => ({ where, orderBy })),
	];
}

async function walk(view: AdminListView, search: Where, from: Position | null, isForward: boolean) {
	const rows: Row[] = [];
	for (const { where, orderBy } of stretches(view, from, isForward)) {
		const take = ADMIN_PAGE + 1 - rows.length;
		if (take === 0) break;
		rows.push(
			...(await database.puppy.findMany({
				where: { AND: [where, search] },
				select: columns,
				orderBy,
				take,
			})),
		);
	}
	return rows;
}

const find = (id: number) =>
	database.puppy.findUnique({ where: { id, ...keptPuppies }, select: position });

async function readRows(view: AdminListView, search: Where) {
	if (view.before) {
		const rows = await walk(view, search, await find(view.before), false);
		// Too few before it to fill a page: then it is the first page.
		if (rows.length >= ADMIN_PAGE) {
			const isFirst = rows.length === ADMIN_PAGE;
			return { rows: rows.slice(0, ADMIN_PAGE).reverse(), isFirst, isLast: false };
		}
	}
	const from = view.after ? await find(view.after) : null;
	const rows = await walk(view, search, from, true);
	return { rows: rows.slice(0, ADMIN_PAGE), isFirst: !from, isLast: rows.length <= ADMIN_PAGE };
}

export type AdminCounts = Record<AdminListView["filter"], number>;

/** Each up to one more than `COUNT_MAX`. */
async function countAll(search: string, where: Where): Promise<AdminCounts> {
	const take = COUNT_MAX + 1;
	if (!search) {
		const count = (filter: AdminListView["filter"]) =>
			database.puppy.count({ where: whole[filter], take });
		const [available, sold, drafts] = await Promise.all([
			count("available"),
			count("sold"),
			count("drafts"),
		]);
		return { all: Math.min(available + sold + drafts, take), available, sold, drafts };
	}
	// A search reads every text, so it is done once for all of the counts.
	const found = await database.puppy.findMany({
		where: { AND: [keptPuppies, where] },
		select: { status: true, available: true },
		take,
	});
	const shown = found.filter(({ status }) => status === "public");
	const available = shown.filter((puppy) => puppy.available).length;
	return {
		all: found.length,
		available,
		sold: shown.length - available,
		drafts: found.length - shown.length,
	};
}

const asRow = ({ photos: [photo], ...row }: Row) => ({
	...row,
	photo: photo && pictureSource(photo, ""),
});

export type AdminRow = ReturnType<typeof asRow>;

/** One page of the list, the counts on its filters, and how many lie in the trash. */
export async function adminList(view: AdminListView) {
	const where = searchWhere(view.search);
	const trashed = database.puppy.count({ where: { status: "trashed" }, take: COUNT_MAX + 1 });
	if (!where) {
		const counts: AdminCounts = { all: 0, available: 0, sold: 0, drafts: 0 };
		return { puppies: [], counts, trashed: await trashed, newer: undefined, older: undefined };
	}
	const [{ rows, isFirst, isLast }, counts] = await Promise.all([
		readRows(view, where),
		countAll(view.search, where),
	]);
	return {
		puppies: rows.map(asRow),
		counts,
		trashed: await trashed,
		newer: isFirst ? undefined : rows[0]?.id,
		older: isLast ? undefined : rows.at(-1)?.id,
	};
}
