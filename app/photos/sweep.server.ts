/** Clears away what an upload left on the disk whose process died before its row was stored. */
import { parse } from "node:path";
import { database } from "~/platform/database/database.server.ts";
import { log } from "~/platform/log/log.server.ts";
import { namesWithRow } from "./names.server.ts";
import { ABANDONED, photoStore } from "./store.server.ts";
import type { PhotoStore } from "./store.ts";

/**
 * Removes the files of photos that have no row and are older than an hour: an upload that is
 * under way stores its row within seconds of its files, and the rows are read after the files.
 * Where more photos have no row than have one, the folder rather belongs to another database,
 * and nothing is removed.
 * @returns how many photos' files were removed.
 */
export async function sweepPhotoFiles(store: PhotoStore = photoStore): Promise<number> {
	const paths = await store.list(new Date(Date.now() - ABANDONED));
	const found = new Set(paths.map((path) => parse(path).name));
	const known = await namesWithRow([...found]);
	const lost = paths.filter((path) => !known.has(parse(path).name));
	const names = new Set(lost.map((path) => parse(path).name));
	if (names.size === 0) return 0;
	const rows = (await database.photo.count()) + (await database.stockPhoto.count());
	if (names.size > rows) {
		log.warn(
			{ withoutRow: names.size, withRow: rows },
			"most photos are unknown to the database: is it the one that belongs to this folder? Nothing was removed",
		);
		return 0;
	}
	await store.remove(lost);
	log.info({ photos: names.size }, "files of photos that were never added were removed");
	return names.size;
}
