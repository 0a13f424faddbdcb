/**
 * Which photos were made of a file from another site and wait for somebody to take it over. Each has an
 * empty file of its name beside the folder of photos, so that one that nobody takes over is told from a
 * photo of another database (sweep.server.ts).
 */
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { mediaDir } from "~/platform/http/static-files.server.ts";
import { log } from "~/platform/log/log.server.ts";

// A name that begins with a dot is never sent to a browser. This one is what existing sites have.
const folder = join(mediaDir, ".staged");

/** Call it before the photo's files are stored. */
export async function markPending(name: string): Promise<void> {
	await mkdir(folder, { recursive: true });
	await writeFile(join(folder, name), "");
}

/** They have their rows or are gone. A mark that stays does no harm, so a failure is noted and nothing else. */
export async function unmarkPending(names: Iterable<string>): Promise<void> {
	try {
		for (const name of names) await rm(join(folder, name), { force: true });
	} catch (error) {
		log.warn({ err: error }, "photos could not be marked as taken over");
	}
}

/** The names of those that are marked. */
export async function pendingNames(): Promise<ReadonlySet<string>> {
	return new Set(await readdir(folder).catch(() => []));
}
