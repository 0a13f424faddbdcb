/** Puppies as other programs read them: every field under its name in the specification. */
import { imageObject, photoAddress, photoOrder, shownPhotos } from "~/photos/sizes.ts";
import {
	contentVersion,
	readTogether,
	recentContentVersion,
} from "~/platform/database/content-version.server.ts";
import { type Client, database } from "~/platform/database/database.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import { apiColumns } from "./fields.ts";
import { listOrder } from "./queries.server.ts";
import { countPuppies, idsFrom, inOrderOf, publicAmong } from "./search/offsets.server.ts";
import { keptPuppies, publicPuppies } from "./visibility.ts";

/** Puppies on a page. */
export const PAGE_SIZE = 10;
/** Photos of one puppy at most. */
const PHOTOS_MAX = 100;

const columns = {
	id: true,
	...apiColumns,
	photos: {
		where: shownPhotos,
		select: { name: true },
		orderBy: photoOrder,
		take: PHOTOS_MAX,
	},
} satisfies Prisma.PuppySelect;

type Row = Prisma.PuppyGetPayload<{ select: typeof columns }>;

function asRecord({ photos, ...puppy }: Row) {
	const [main] = photos;
	return {
		...puppy,
		image: main ? imageObject(main) : null,
		mainImageUrl: main ? photoAddress(main.name, "jpg") : "",
		carousel: photos.map(({ name }) => photoAddress(name, "jpg")),
		carouselOptimized: photos.map(imageObject),
	};
}

export type PuppyRecord = ReturnType<typeof asRecord>;

/**
 * One puppy: by its profile path as the public reads it, by its id as an admin does, also as a
 * draft. Undefined where there is none.
 */
export async function puppyRecord(
	where: { id: number } | { profilePath: string },
): Promise<PuppyRecord | undefined> {
	const visible = "id" in where ? keptPuppies : publicPuppies;
	const row = await database.puppy.findUnique({ where: { ...where, ...visible }, select: columns });
	return row ? asRecord(row) : undefined;
}

function firstRows(client: Client) {
	return client.puppy.findMany({
		where: publicPuppies,
		select: columns,
		orderBy: listOrder,
		take: PAGE_SIZE,
	});
}

async function rowsFrom(client: Client, place: number, version: number) {
	const ids = await idsFrom(client, "all", place, PAGE_SIZE, version);
	const rows = await client.puppy.findMany({ where: publicAmong(ids), select: columns });
	return inOrderOf(ids, rows);
}

async function readPage(client: Client, page: number | "last") {
	const version = await contentVersion(client);
	const counts = await countPuppies(version, client);
	const pages = Math.max(1, Math.ceil(counts.total / PAGE_SIZE));
	const number = page === "last" ? pages : page;
	if (number < 1 || number > pages) return undefined;
	const place = (number - 1) * PAGE_SIZE;
	const rows = place === 0 ? await firstRows(client) : await rowsFrom(client, place, version);
	return {
		puppies: rows.map(asRecord),
		counts,
		nextPage: number < pages ? number + 1 : undefined,
	};
}

/**
 * A page of the list, the first one is 1, with the counts of the same moment. Undefined where
 * the list has no such page; an empty list has one.
 */
export function puppyPage(page: number | "last") {
	return readTogether((client) => readPage(client, page));
}

/** How many puppies there are of each kind. */
export async function puppyCounts() {
	return countPuppies(await recentContentVersion());
}

/** Whether there is a puppy of this id, also as a draft. */
export async function puppyExists(id: number): Promise<boolean> {
	return (await database.puppy.count({ where: { ...keptPuppies, id } })) > 0;
}
