/** Puppies as the JSON API returns them, with the field names of the specification. */
import { MAX_PHOTOS } from "~/photos/limits.ts";
import { galleryPhotos, imageObject, photoAddress } from "~/photos/sizes.ts";
import { readConsistently } from "~/platform/database/content-version.server.ts";
import { type Client, database } from "~/platform/database/database.server.ts";
import { readRows } from "~/platform/database/lists.server.ts";
import type { Prisma } from "~/platform/database/prisma/client.ts";
import { fieldColumns } from "./fields.ts";
import { countPuppies, idsAt } from "./list/list-ids.server.ts";
import { publicPuppies, undeletedPuppies } from "./visibility.ts";

export const PAGE_SIZE = 10;

const columns = {
	id: true,
	...fieldColumns,
	photos: {
		select: { name: true },
		...galleryPhotos,
		take: MAX_PHOTOS,
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
 * Reads one puppy. The profile path finds only public puppies; the id, which admins use, finds drafts too.
 * Undefined if there is no such puppy.
 */
export async function puppyRecord(
	where: { id: number } | { profilePath: string },
): Promise<PuppyRecord | undefined> {
	const visible = "id" in where ? undeletedPuppies : publicPuppies;
	const row = await database.puppy.findUnique({ where: { ...where, ...visible }, select: columns });
	return row ? asRecord(row) : undefined;
}

async function readPage(client: Client, version: number, page: number | "last") {
	const counts = await countPuppies(version, client);
	const pages = Math.max(1, Math.ceil(counts.all / PAGE_SIZE));
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
 * Reads one page of the list, counting from 1, with the counts of the same moment. Undefined if the list
 * has no such page. An empty list has one empty page.
 */
export function puppyPage(page: number | "last") {
	return readConsistently((client, version) => readPage(client, version, page));
}

/** Whether there is a puppy with this id. Drafts count; puppies in the trash don't. */
export async function puppyExists(id: number): Promise<boolean> {
	return (await database.puppy.count({ where: { ...undeletedPuppies, id } })) > 0;
}
