/** Clears away what an upload left on the disk whose process died before its row was stored. */
import { parse } from "node:path";
import { database } from "~/platform/database/database.server.ts";
import { log } from "~/platform/log/log.server.ts";
import { namesWithRow } from "./names.server.ts";
import { pendingNames, unmarkPending } from "./pending.server.ts";
import { ABANDONED, photoStore } from "./store.server.ts";
import type { PhotoStore } from "./store.ts";

const nameOf = (path: string) => parse(path).name;

/**
 * Removes the files of photos that have no row and are older than an hour: an upload that is
 * under way stores its row within seconds of its files, and the rows are read after the files.
 * Where more photos have no row than have one, the folder rather belongs to another database,
 * and only those are removed that were made of a file from another site and never taken over.
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
