/**
 * The orders of the admin's list of puppies. A page begins where the one before ended, by the
 * values that order the list, so that the last page of very many is as quick as the first.
 */
import { photoOrder, pictureColumns } from "~/photos/sizes.ts";
import { database } from "~/platform/database/database.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import type { AdminListView } from "./list-address.ts";

type Where = Prisma.PuppyWhereInput;

export const position = {
	id: true,
	status: true,
	available: true,
	listedAt: true,
	name: true,
	updatedAt: true,
} as const;
export type Position = Prisma.PuppyGetPayload<{ select: typeof position }>;

export const columns = {
	...position,
	profilePath: true,
	breed: true,
	sex: true,
	dob: true,
	price: true,
	photos: { select: pictureColumns, orderBy: photoOrder, take: 1 },
} satisfies Prisma.PuppySelect;

export type Row = Prisma.PuppyGetPayload<{ select: typeof columns }>;

/** The parts of the list one after the other, as its indexes hold them: drafts come first. */
export const parts = {
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

type Part = (typeof parts.all)[number];

/** Puppies of a part that a search without an index looks into before it stops. */
const LOOKED_INTO = 2_000;

/** From a puppy on, or from the beginning, one way or the other. */
export interface Way {
	view: AdminListView;
	from: Position | null;
	isForward: boolean;
	take: number;
}

/** Rows of a page, and where a search stopped looking before it had found enough. */
interface Walked {
	rows: Row[];
	stop?: Position;
}

/** How the rows of a part follow each other. */
function direction({ view, isForward }: Way) {
	const key = ({ listed: "listedAt", name: "name", updated: "updatedAt" } as const)[view.order];
	// Names run from A to Z, days from the newest to the oldest.
	const isRising = (view.order === "name") === isForward;
	return { key, isRising, word: isRising ? "asc" : "desc" } as const;
}

type Direction = ReturnType<typeof direction>;

/** As the database orders them: texts by their bytes. */
const compared = (a: string | Date, b: string | Date) =>
	typeof a === "string" && typeof b === "string"
		? Buffer.compare(Buffer.from(a), Buffer.from(b))
		: Number(a) - Number(b);

const partOf = (puppy: Position) =>
	parts.all.findIndex(
		({ status, available }) => status === puppy.status && available === puppy.available,
	);

/** Compares two puppies' places on a way. */
function placesOn(way: Way) {
	const { key, isRising } = direction(way);
	return (a: Position, b: Position) => {
		const apart = way.view.order === "listed" ? partOf(a) - partOf(b) : 0;
		if (apart !== 0) return way.isForward ? apart : -apart;
		return (compared(a[key], b[key]) || a.id - b.id) * (isRising ? 1 : -1);
	};
}

/** What comes after a puppy; the outer bound lets an index begin there. */
function beyond(place: Position, { key, isRising }: Direction): Where {
	const at = place[key];
	return isRising
		? { [key]: { gte: at }, OR: [{ [key]: { gt: at } }, { id: { gt: place.id } }] }
		: { [key]: { lte: at }, OR: [{ [key]: { lt: at } }, { id: { lt: place.id } }] };
}

/** What comes before a puppy, and the puppy itself. */
function upTo(place: Position, { key, isRising }: Direction): Where {
	const at = place[key];
	return isRising
		? { [key]: { lte: at }, OR: [{ [key]: { lt: at } }, { id: { lte: place.id } }] }
		: { [key]: { gte: at }, OR: [{ [key]: { gt: at } }, { id: { gte: place.id } }] };
}

/** The next rows of one part. */
async function partRows(part: Part, way: Way, search: Where | undefined): Promise<Walked> {
	const step = direction(way);
	const orderBy = [{ [step.key]: step.word }, { id: step.word }];
	const where = way.from ? { AND: [part, beyond(way.from, step)] } : part;
	const { take } = way;
	if (!search)
		return { rows: await database.puppy.findMany({ where, select: columns, orderBy, take }) };
	const end = await database.puppy.findFirst({
		where,
		select: position,
		orderBy,
		skip: LOOKED_INTO - 1,
	});
	const rows = await database.puppy.findMany({
		where: { AND: [where, end ? upTo(end, step) : {}, search] },
		select: columns,
		orderBy,
		take,
	});
	return { rows, stop: end && rows.length < take ? end : undefined };
}

/** The parts after each other, from the one on in which the way begins. */
async function inTurn(way: Way, search: Where | undefined): Promise<Walked> {
	const { view, from, isForward, take } = way;
	const sections = isForward ? parts[view.filter] : parts[view.filter].toReversed();
	const own = sections.findIndex(
		({ status, available }) => status === from?.status && available === from.available,
	);
	const rows: Row[] = [];
	for (const [index, part] of sections.slice(Math.max(own, 0)).entries()) {
		const rest = { ...way, from: index === 0 ? from : null, take: take - rows.length };
		const found = await partRows(part, rest, search);
		rows.push(...found.rows);
		if (found.stop) return { rows, stop: found.stop };
		if (rows.length === take) break;
	}
	return { rows };
}

/** The parts woven into one another. */
async function woven(way: Way, search: Where | undefined): Promise<Walked> {
	const byPlace = placesOn(way);
	const found = await Promise.all(
		parts[way.view.filter].map((part) => partRows(part, way, search)),
	);
	const [stop] = found.flatMap((part) => part.stop ?? []).toSorted(byPlace);
	const rows = found
		.flatMap((part) => part.rows)
		.filter((row) => !stop || byPlace(row, stop) <= 0)
		.toSorted(byPlace)
		.slice(0, way.take);
	return { rows, stop: rows.length < way.take ? stop : undefined };
}

/** The next rows of the list, or of what a search finds in it without an index. */
export const walk = (way: Way, search?: Where): Promise<Walked> =>
	way.view.order === "listed" ? inTurn(way, search) : woven(way, search);

/** The next rows of a few puppies that are known. */
export async function walkAmong(puppies: Position[], way: Way): Promise<Walked> {
	const byPlace = placesOn(way);
	const { from } = way;
	const ids = puppies
		.filter((puppy) => !from || byPlace(puppy, from) > 0)
		.toSorted(byPlace)
		.slice(0, way.take)
		.map(({ id }) => id);
	if (ids.length === 0) return { rows: [] };
	const rows = await database.puppy.findMany({ where: { id: { in: ids } }, select: columns });
	return { rows: rows.toSorted(byPlace) };
}
