/** Puppies as other programs read them: every field under its name in the specification. */
import { imageObject, photoAddress, photoOrder } from "~/photos/sizes.ts";
import { contentVersion, readConsistently } from "~/platform/database/content-version.server.ts";
import { type Client, database } from "~/platform/database/database.server.ts";
import { readRows } from "~/platform/database/lists.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import { apiColumns } from "./fields.ts";
import { countPuppies, idsAt } from "./list/list-ids.server.ts";
import { publicPuppies, undeletedPuppies } from "./visibility.ts";

/** Puppies on a page. */
export const PAGE_SIZE = 10;
/** Photos of one puppy at most. */
const PHOTOS_MAX = 100;

const columns = {
	id: true,
	...apiColumns,
	photos: {
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
	const visible = "id" in where ? undeletedPuppies : publicPuppies;
	const row = await database.puppy.findUnique({ where: { ...where, ...visible }, select: columns });
	return row ? asRecord(row) : undefined;
}

async function readPage(client: Client, page: number | "last") {
	const version = await contentVersion(client);
	const counts = await countPuppies(version, client);
	const pages = Math.max(1, Math.ceil(counts.total / PAGE_SIZE));
	const number = page === "last" ? pages : page;
	if (number < 1 || number > pages) return undefined;
	const offset = (number - 1) * PAGE_SIZE;
	const ids = await idsAt("all", { offset, take: PAGE_SIZE, counts }, client);
	const rows = await readRows(ids, (among) =>
		client.puppy.findMany({ where: { id: { in: among } }, select: columns }),
	);
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
	return readConsistently((client) => readPage(client, page));
}

/** Whether there is a puppy of this id, also as a draft. */
export async function puppyExists(id: number): Promise<boolean> {
	return (await database.puppy.count({ where: { ...undeletedPuppies, id } })) > 0;
}
