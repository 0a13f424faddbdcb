/** The admin's list of puppies: one page, with or without a search, and the counts. */
import { galleryPhotos, pictureColumns, pictureSource } from "~/photos/sizes.ts";
import { database } from "~/platform/database/database.server.ts";
import {
	type Cursor,
	countRows,
	type List,
	readPage,
	readRows,
	searched,
} from "~/platform/database/lists.server.ts";
import { Prisma } from "~/platform/database/prisma/client.ts";
import { COUNT_MAX } from "~/platform/short-count.ts";
import { searchPatterns } from "../derived-columns.ts";
import { inPart, type ListPart } from "../state-sql.server.ts";
import { type SaleState, saleStates, stateOf } from "../status.ts";
import { undeletedPuppies } from "../visibility.ts";
import type { AdminListView } from "./list-address.ts";

/** Puppies per page. */
export const ADMIN_PAGE = 25;

const { sql } = Prisma;

const partsOf = (status: ListPart["status"]): ListPart[] =>
	saleStates.map((state) => ({ status, state }));
const [drafts, published] = [partsOf("draft"), partsOf("public")];
const only = (state: SaleState) => published.filter((part) => part.state === state);

/** The parts of each list, in order. Drafts come first. */
const parts: Readonly<Record<AdminListView["filter"], readonly ListPart[]>> = {
	all: [...drafts, ...published],
	drafts,
	available: only("available"),
	reserved: only("reserved"),
	sold: only("sold"),
};

/** The same as single conditions, for the other orders and for the counts. Each uses an index of its own. */
const inFilter: Record<AdminListView["filter"], Prisma.Sql> = {
	all: sql`"trashedAt" IS NULL AND "status" <> 'trashed'`,
	drafts: sql`"status" = 'draft'`,
	available: sql`"status" = 'public' AND "available" = true`,
	reserved: inPart({ status: "public", state: "reserved" }),
	sold: inPart({ status: "public", state: "sold" }),
};

function listOf({ order, filter }: AdminListView): List {
	const list = { table: "Puppy", parts: [inFilter[filter]] } as const;
	// Names are sorted from A to Z, dates from newest to oldest.
	if (order === "name") return { ...list, key: "name", isRising: true };
	if (order === "updated") return { ...list, key: "updatedAt" };
	return { ...list, parts: parts[filter].map(inPart), key: "listedAt" };
}

/** Counts the puppies of every filter, each up to `COUNT_MAX` + 1. */
async function countAll(list: List) {
	const count = (filter: AdminListView["filter"]) =>
		countRows(list, inFilter[filter], COUNT_MAX + 1);
	const [all, available, reserved, sold, drafts] = await Promise.all([
		count("all"),
		count("available"),
		count("reserved"),
		count("sold"),
		count("drafts"),
	]);
	return { all, available, reserved, sold, drafts };
}

/** A puppy's position in a list. Undefined if it is no longer in the list. */
async function cursorAt(
	id: number | undefined,
	{ order, filter }: AdminListView,
): Promise<Cursor | undefined> {
	if (id === undefined) return undefined;
	const puppy = await database.puppy.findUnique({
		where: { id, ...undeletedPuppies },
		select: {
			status: true,
			available: true,
			isReserved: true,
			listedAt: true,
			name: true,
			updatedAt: true,
		},
	});
	if (!puppy) return undefined;
	const at = { listed: puppy.listedAt, name: puppy.name, updated: puppy.updatedAt }[order];
	const part = parts[filter].findIndex(
		({ status, state }) => status === puppy.status && state === stateOf(puppy),
	);
	return part < 0 ? undefined : { part: order === "listed" ? part : 0, at, id };
}

async function puppiesOn(view: AdminListView, list: List) {
	const [after, before] = [await cursorAt(view.after, view), await cursorAt(view.before, view)];
	const page = { after, before, size: ADMIN_PAGE };
	const { newer, older, ...found } = await readPage(list, page);
	return { ...found, newer: newer?.id, older: older?.id };
}

const columns = {
	id: true,
	status: true,
	available: true,
	isReserved: true,
	name: true,
	profilePath: true,
	breed: true,
	sex: true,
	dob: true,
	price: true,
	photos: { select: pictureColumns, ...galleryPhotos, take: 1 },
	/** The active reservation; there is at most one. */
	reservations: {
		// Only an active reservation has this column set. A condition on the status would make the database
		// read all active reservations for each page.
		where: { activePuppyId: { not: null } },
		select: { id: true, until: true, goHomeOn: true, family: { select: { name: true } } },
		orderBy: { id: "desc" },
		take: 1,
	},
} satisfies Prisma.PuppySelect;

type Row = Prisma.PuppyGetPayload<{ select: typeof columns }>;

const asRow = ({ photos: [photo], reservations: [reservation], ...row }: Row) => ({
	...row,
	reservation,
	photo: photo && pictureSource(photo, ""),
});

export type AdminRow = ReturnType<typeof asRow>;

/**
 * One page of the list, the counts on its filters, and the number of puppies in the trash. For a search
 * that very many puppies may match, nothing is counted on the filters. `isUnfinished` means that such a
 * search stopped before the page was full; it continues from `older`.
 */
export async function adminList(view: AdminListView) {
	const whole = listOf(view);
	const list = await searched(whole, searchPatterns(view.search));
	const [counts, trashed, { ids: shown, ...page }] = await Promise.all([
		list.patterns && !list.matches ? undefined : countAll(list),
		countRows(whole, sql`"status" = 'trashed'`, COUNT_MAX + 1),
		puppiesOn(view, list),
	]);
	const rows = await readRows(shown, (among) =>
		database.puppy.findMany({ where: { id: { in: among } }, select: columns }),
	);
	return { puppies: rows.map(asRow), counts, trashed, ...page };
}
