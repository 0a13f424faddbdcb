/** Removes files left on the disk by uploads whose process died before their rows were stored. */
import { parse } from "node:path";
import { database } from "~/platform/database/database.server.ts";
import { log } from "~/platform/log/log.server.ts";
import { namesWithRow } from "./names.server.ts";
import type { PhotoStore } from "./shared-store.server.ts";
import { ABANDONED, photoStore } from "./store.server.ts";

const nameOf = (path: string) => parse(path).name;

/**
 * Removes the files of photos that have no row and are older than an hour. Uploads in progress are
 * safe, because they store their row within minutes of their files, and rows are read after files.
 * If more photos lack a row than have one, the folder probably belongs to another database, and nothing is removed.
 * @returns how many photos' files were removed.
 */
export async function sweepPhotoFiles(store: PhotoStore = photoStore): Promise<number> {
	const paths = await store.list(new Date(Date.now() - ABANDONED));
	const names = [...new Set(paths.map(nameOf))];
	const known = await namesWithRow(names);
	const withoutRow = new Set(names.filter((name) => !known.has(name)));
	const rows = (await database.photo.count()) + (await database.stockPhoto.count());
	if (withoutRow.size > rows) {
		log.warn(
			{ withoutRow: withoutRow.size, withRow: rows },
			"most photos are unknown to the database: is it the one that belongs to this folder? None of them was removed",
		);
		return 0;
	}
	if (withoutRow.size > 0) {
		await store.remove(paths.filter((path) => withoutRow.has(nameOf(path))));
		log.info({ photos: withoutRow.size }, "files of photos that were never added were removed");
	}
	return withoutRow.size;
}
