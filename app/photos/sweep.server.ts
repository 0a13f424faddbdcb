/** Removes files left on the disk by uploads whose process died before their rows were stored. */
import { parse } from "node:path";
import { database } from "~/platform/database/database.server.ts";
import { log } from "~/platform/log/log.server.ts";
import { namesWithRow } from "./names.server.ts";
import { pendingNames, unmarkPending } from "./pending.server.ts";
import { ABANDONED, photoStore } from "./store.server.ts";
import type { PhotoStore } from "./store.ts";

const nameOf = (path: string) => parse(path).name;

/**
 * Removes the files of photos that have no row and are older than an hour. Uploads in progress are
 * safe, because they store their row within seconds of their files, and rows are read after files.
 * If more photos lack a row than have one, the folder probably belongs to another database, and the
 * only photos removed are those that were made from another site's file and never imported.
 * @returns how many photos' files were removed.
 */
export async function sweepPhotoFiles(store: PhotoStore = photoStore): Promise<number> {
	const paths = await store.list(new Date(Date.now() - ABANDONED));
	const pending = await pendingNames();
	const known = await namesWithRow([...new Set([...paths.map(nameOf), ...pending])]);
	const withoutRow = new Set(paths.map(nameOf).filter((name) => !known.has(name)));
	const unknown = [...withoutRow].filter((name) => !pending.has(name));
	const rows = (await database.photo.count()) + (await database.stockPhoto.count());
	if (unknown.length > rows) {
		log.warn(
			{ withoutRow: unknown.length, withRow: rows },
			"most photos are unknown to the database: is it the one that belongs to this folder? None of them was removed",
		);
		for (const name of unknown) withoutRow.delete(name);
	}
	if (withoutRow.size > 0) {
		await store.remove(paths.filter((path) => withoutRow.has(nameOf(path))));
		log.info({ photos: withoutRow.size }, "files of photos that were never added were removed");
	}
	await unmarkPending([...pending].filter((name) => known.has(name) || withoutRow.has(name)));
	return withoutRow.size;
}
