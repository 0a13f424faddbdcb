/**
 * Keeps frequently requested files in memory. A file that was read completely needs no file descriptor while
 * a slow client reads it, and many clients share its bytes.
 */
import type { Stats } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { LRUCache } from "lru-cache";
import { type FinishedResponse, finished } from "./entity-tag.server.ts";

/** Maximum number of bytes of all files together, and of one file. */
const MAX_BYTES = 32 * 1024 * 1024;
const MAX_FILE_BYTES = 512 * 1024;
/** Milliseconds for which a file is assumed to be unchanged on disk. */
const FRESH_FOR = 1_000;

/** Names and values of the headers of a file's response, except those that follow from the file itself. */
export type FileHeaders = ReadonlyArray<readonly [name: string, value: string]>;

interface Found {
	details: Stats;
	headers: FileHeaders;
}

/** Many requests for a file at once share the reading of it. */
const files = new LRUCache<string, FinishedResponse, Found>({
	maxSize: MAX_BYTES,
	sizeCalculation: ({ body }) => body.length + 1_000,
	ttl: FRESH_FOR,
	ttlResolution: FRESH_FOR / 10,
	async fetchMethod(path, _, { context: { details, headers } }) {
		const body = await readFile(path).catch(() => undefined);
		// The file was replaced while it was read.
		if (body?.length !== details.size) return undefined;
		// The same ETag as from `send`, which sends parts of files.
		const tag = `W/"${details.size.toString(16)}-${details.mtime.getTime().toString(16)}"`;
		const own = ["Accept-Ranges", "bytes", "Last-Modified", details.mtime.toUTCString()];
		return finished(tag, body, [...headers.flat(), ...own]);
	},
});

/** The response with the file at this path, if it is in memory and was read less than a second ago. */
export const cachedFile = (path: string): FinishedResponse | undefined => files.get(path);

/** Forgets a file, because it was deleted. */
export const forgetFile = (path: string) => files.delete(path);

/** The response with the file at this path; "large" for one that isn't kept in memory, and undefined without one. */
export async function fileAt(
	path: string,
	headers: FileHeaders,
): Promise<FinishedResponse | "large" | undefined> {
	const known = files.get(path);
	if (known) return known;
	const details = await stat(path).catch(() => undefined);
	if (!details?.isFile()) return undefined;
	if (details.size > MAX_FILE_BYTES) return "large";
	return (await files.fetch(path, { context: { details, headers } })) ?? "large";
}
