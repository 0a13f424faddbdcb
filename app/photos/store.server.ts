/** The storage of photo files: a folder or, for several servers, a store that they share. */
import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { env } from "~/platform/env.ts";
import { forgetFile } from "~/platform/http/file-cache.server.ts";
import { mediaDir } from "~/platform/http/static-files.server.ts";
import { onDisk } from "~/platform/on-disk.server.ts";
import { settleAll } from "~/platform/settle-all.ts";
import { type PhotoStore, sharedStore } from "./shared-store.server.ts";

/** Milliseconds after which an unfinished file counts as left behind by a crashed process. */
export const ABANDONED = 60 * 60 * 1000;

/**
 * A store in a folder. Files are written under another name in `incoming`, on the same disk, and
 * renamed when they are complete, so that nobody is ever sent half a photo.
 */
export function folderStore(folder: string, incoming: string): PhotoStore {
	async function prepare() {
		await mkdir(incoming, { recursive: true });
		for (const name of await readdir(incoming)) {
			const path = join(incoming, name);
			const details = await stat(path).catch(() => undefined);
			if (details && Date.now() - details.mtimeMs > ABANDONED) await rm(path, { force: true });
		}
	}

	async function write(path: string, bytes: Uint8Array) {
		const target = join(folder, path);
		const unfinished = join(incoming, randomUUID());
		try {
			await mkdir(dirname(target), { recursive: true });
			await writeFile(unfinished, bytes, { flag: "wx", flush: true });
			await rename(unfinished, target);
		} catch (error) {
			await rm(unfinished, { force: true });
			throw error;
		}
	}

	return {
		async save(files) {
			await prepare();
			await settleAll([...files].map(([path, bytes]) => write(path, bytes)));
			// A rename survives a power failure only after its folder has been synced too.
			const folders = new Set([...files.keys()].map((path) => dirname(join(folder, path))));
			await Promise.all([...folders].map((path) => onDisk(path)));
		},
		async remove(paths) {
			const files = paths.map((path) => join(folder, path));
			await settleAll(files.map((file) => rm(file, { force: true })));
			files.forEach(forgetFile);
		},
		ensureLocal: (path) =>
			stat(join(folder, path)).then(
				(details) => details.isFile(),
				() => false,
			),
		async list(moment) {
			await prepare();
			const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
				() => [],
			);
			const paths: string[] = [];
			for (const entry of entries) {
				if (!entry.isFile()) continue;
				const path = join(entry.parentPath, entry.name);
				const details = await stat(path).catch(() => undefined);
				if (details && details.mtime < moment) {
					paths.push(relative(folder, path).split(sep).join("/"));
				}
			}
			return paths;
		},
	};
}

const folder = folderStore(
	join(mediaDir, "photos"),
	// A name that begins with a dot is never sent to a browser.
	join(mediaDir, ".incoming"),
);

export const photoStore: PhotoStore = env.MEDIA_URL ? sharedStore(env.MEDIA_URL, folder) : folder;

/**
 * Fetches the photo at a path below /media from the shared store into the folder. Returns false if it
 * doesn't exist, and always if there is no shared store.
 */
export async function ensureLocalMedia(path: string): Promise<boolean> {
	const [, photo] = /^\/photos\/(.+)$/.exec(path) ?? [];
	return photo !== undefined && env.MEDIA_URL !== undefined && photoStore.ensureLocal(photo);
}
