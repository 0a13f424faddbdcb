/** Stock photos as the API returns them. */
import { database } from "~/platform/database/database.server.ts";
import { describedPhotos, imageObject } from "./sizes.ts";

const PHOTOS_MAX = 1_000;

const columns = { id: true, category: true, title: true, alt: true, name: true } as const;

const asRecord = <Photo extends { name: string }>({ name, ...photo }: Photo) => ({
	...photo,
	image: imageObject({ name }),
});

/** The described stock photos of a category, or all of them, oldest first. */
export async function stockPhotoRecords(filter: { category?: string }) {
	const rows = await database.stockPhoto.findMany({
		where: { ...filter, ...describedPhotos },
		select: columns,
		orderBy: { id: "asc" },
		take: PHOTOS_MAX,
	});
	return rows.map(asRecord);
}

/** One described stock photo; undefined if there is none. */
export async function stockPhotoRecord(id: number) {
	const row = await database.stockPhoto.findUnique({
		where: { id, ...describedPhotos },
		select: columns,
	});
	return row ? asRecord(row) : undefined;
}
