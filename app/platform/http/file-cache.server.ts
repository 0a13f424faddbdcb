/**
 * Keeps frequently requested files in memory. A file that was read completely needs no file descriptor while
 * a slow client reads it, and many clients share its bytes.
 */
import { readFile, stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { hasTag } from "./entity-tag.server.ts";

/** Maximum number of bytes of all files together, and of one file. */
const MAX_BYTES = 32 * 1024 * 1024;
const MAX_FILE_BYTES = 512 * 1024;
/** Milliseconds for which a file is assumed to be unchanged on disk. */
const FRESH_FOR = 1_000;

export interface CachedFile {
	body: Buffer;
	/** When the file was last modified, in milliseconds since 1970. */
	changedAt: number;
	tag: string;
	/** The headers about the file itself, except its type; names and values alternate. */
	headers: string[];
}

/** A file that isn't fresh any more stays until `read` has found out whether it has changed. */
const files = new LRUCache<string, CachedFile>({
	maxSize: MAX_BYTES,
	sizeCalculation: ({ body }) => body.length + 1_000,
	ttl: FRESH_FOR,
	ttlResolution: 0,
	noDeleteOnStaleGet: true,
	fetchMethod: read,
	ignoreFetchAbort: true,
});

/** The file at this path if it is in memory and was checked on disk less than a second ago. */
export const cachedFile = (path: string) => files.get(path);

export const forgetFile = (path: string) => files.delete(path);

async function read(path: string, known: CachedFile | undefined): Promise<CachedFile | undefined> {
	const details = await stat(path).catch(() => undefined);
	if (!details?.isFile() || details.size > MAX_FILE_BYTES) return undefined;
	const changedAt = details.mtime.getTime();
	// As `send` writes it, which sends parts of files.
	const tag = `W/"${details.size.toString(16)}-${changedAt.toString(16)}"`;
	if (known?.tag === tag) return known;
	const body = await readFile(path).catch(() => undefined);
	// The file was replaced while it was read.
	if (body?.length !== details.size) return undefined;
	const headers = [
		...["Accept-Ranges", "bytes"],
		...["Last-Modified", details.mtime.toUTCString()],
		...["ETag", tag],
	];
	return { body, changedAt, tag, headers };
}

/** The file at this path, read if necessary; undefined if it doesn't exist or is too large. */
export const readCachedFile = (path: string) => files.fetch(path);

/** Whether a request is for the whole file, or for nothing if it hasn't changed; others are read from disk. */
export const asksForWholeFile = ({ headers }: IncomingMessage) =>
	headers.range === undefined &&
	headers["if-match"] === undefined &&
	headers["if-unmodified-since"] === undefined;

function isUnchanged({ headers }: IncomingMessage, { tag, changedAt }: CachedFile): boolean {
	const known = headers["if-none-match"];
	if (known !== undefined) return hasTag(known, tag);
	const since = headers["if-modified-since"];
	// Dates in headers have no fractions of a second.
	return since !== undefined && Math.floor(changedAt / 1_000) * 1_000 <= Date.parse(since);
}

/** Responds to a GET or HEAD request with a file: 200, or 304 to a client that has it. `headers` come first. */
export function sendCachedFile(
	file: CachedFile,
	headers: readonly string[],
	message: IncomingMessage,
	response: ServerResponse,
) {
	const all = [...headers, ...file.headers];
	if (isUnchanged(message, file)) {
		response.writeHead(304, all).end();
		return;
	}
	all.push("Content-Length", String(file.body.length));
	response.writeHead(200, all);
	if (message.method === "HEAD") response.end();
	else response.end(file.body);
}
