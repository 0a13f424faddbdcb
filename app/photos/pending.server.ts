/**
 * Marks photos that were made from another site's file and are waiting to be imported. The mark is an
 * empty file with the photo's name, next to the photos' folder. It distinguishes an abandoned photo
 * from one that belongs to another database (sweep.server.ts).
 */
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { mediaDir } from "~/platform/http/static-files.server.ts";
import { log } from "~/platform/log/log.server.ts";

// Files whose path has a name that begins with a dot are never sent to a browser. Existing sites use this name.
const folder = join(mediaDir, ".staged");

/** Call it before the photo's files are stored. */
export async function markPending(name: string): Promise<void> {
	await mkdir(folder, { recursive: true });
	await writeFile(join(folder, name), "");
}

/** Removes the marks of photos that have rows or are gone. Failures are only logged: a stale mark is harmless. */
export async function unmarkPending(names: Iterable<string>): Promise<void> {
	try {
		for (const name of names) await rm(join(folder, name), { force: true });
	} catch (error) {
		log.warn({ err: error }, "photos could not be marked as taken over");
	}
}

/** The names of the marked photos. */
export async function pendingNames(): Promise<ReadonlySet<string>> {
	return new Set(await readdir(folder).catch(() => []));
}
