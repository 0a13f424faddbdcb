/** Serves files: those of the build, and photos. */
import { mkdirSync, readdirSync } from "node:fs";
import { stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, resolve } from "node:path";
import send from "send";
import { env } from "../env.ts";
import { log } from "../log/log.server.ts";
import { type ConcurrencyLimit, concurrencyLimit } from "./concurrency-limit.server.ts";
import { acceptedEncoding, type Encoding, encodings } from "./encoding.server.ts";
import {
	asksForWholeFile,
	type CachedFile,
	cachedFile,
	readCachedFile,
	sendCachedFile,
} from "./file-cache.server.ts";
import type { Middleware } from "./middleware.server.ts";
import { refuse } from "./refuse.server.ts";
import type { RequestContext } from "./request-context.server.ts";
import { securityHeaders } from "./security-headers.server.ts";
import { visitorNetwork } from "./throttle.server.ts";

const YEAR = 31_536_000;
const FOR_EVER = `public, max-age=${YEAR}, immutable`;
const AN_HOUR = "public, max-age=3600";

/** Where the build puts files whose names change with their content. */
const HASHED = "/assets/";

/** The folder that is served under /media. */
export const mediaDir = resolve(env.DATA_DIR, "media");

/** Content types of the files that the build also stores in compressed form. */
const compressedTypes: Record<string, string> = {
	".css": "text/css; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
	".svg": "image/svg+xml",
	".txt": "text/plain; charset=utf-8",
	".webmanifest": "application/manifest+json",
};
const pictureTypes: Record<string, string> = {
	".avif": "image/avif",
	".jpg": "image/jpeg",
	".png": "image/png",
	".webp": "image/webp",
};
const filmTypes: Record<string, string> = {
	".mp4": "video/mp4",
	".vtt": "text/vtt; charset=utf-8",
	".webm": "video/webm",
};
const fileTypes = { ...pictureTypes, ...filmTypes };
/** What the build appends to the names of compressed files. */
const endings: Record<Encoding, string> = { br: ".br", gzip: ".gz", identity: "" };

const queue = { queue: 512, queuePerNetwork: 128, timeout: 10_000 };

/** Limits how many files are read into memory at once. A slot is free again before the file is sent. */
const reads = concurrencyLimit({ concurrency: 64, ...queue });
/**
 * Limits how many files are streamed from disk at once: large files, and parts of files. Each occupies a file
 * descriptor and a slot for as long as the client takes to read it, so slow clients delay only other streams.
 */
const streams = concurrencyLimit({ concurrency: 256, perNetwork: 32, ...queue });
/** Seconds after which a client that got no slot should try again. */
const RETRY_AFTER = 5;

/** Matches a path that needs no decoding and has no names that begin with a dot. */
const plainPath = /^(?:\/[\w-][\w.-]*)+$/;

/**
 * Streams the file at `path`, which is decoded first, below `root`; never one with a name that begins with a
 * dot. Resolves with false if there is no such file, otherwise with true once the response is over.
 */
function streamFile(
	root: string,
	path: string,
	message: IncomingMessage,
	response: ServerResponse,
): Promise<boolean> {
	const { promise, resolve: done } = Promise.withResolvers<boolean>();
	response.once("close", () => done(true));
	send(message, path, { root, dotfiles: "ignore", index: false, cacheControl: false })
		.on("error", (error) => {
			const status = "status" in error ? error.status : 500;
			if (status === 416 && !response.headersSent) {
				response.writeHead(416, { "Content-Length": 0 }).end();
			} else if (response.headersSent) {
				// The file was removed, or the visitor left, while it was being sent.
				log.warn({ err: error }, "a file could not be sent completely");
				response.destroy();
			} else done(false);
		})
		.on("directory", () => done(false))
		.pipe(response);
	return promise;
}

/** Responds that a file can't be read at the moment, but may be available soon. */
function refuseForNow(response: ServerResponse): true {
	response.removeHeader("Cache-Control");
	response.writeHead(503, { "Retry-After": String(RETRY_AFTER), "Content-Length": 0 }).end();
	return true;
}

/** Runs `work` in a slot; undefined if there was none. */
async function inSlot<T>(
	limit: ConcurrencyLimit,
	work: () => Promise<T>,
): Promise<{ result: T } | undefined> {
	const network = visitorNetwork();
	if (!(await limit.acquire(network))) return undefined;
	try {
		return { result: await work() };
	} finally {
		limit.release(network);
	}
}

/** Finds a file, from memory if it can be cached; undefined if it doesn't exist. */
async function find(file: string, isWhole: boolean): Promise<{ cached?: CachedFile } | undefined> {
	const cached = isWhole ? await readCachedFile(file).catch(() => undefined) : undefined;
	if (cached) return { cached };
	const details = await stat(file).catch(() => undefined);
	return details?.isFile() ? {} : undefined;
}

/** Sends a file from memory if it can be cached, otherwise from disk; false if it doesn't exist. */
async function sendFile(
	root: string,
	path: string,
	{ message, response }: RequestContext,
): Promise<boolean> {
	if (plainPath.test(path)) {
		const found = await inSlot(reads, () => find(root + path, asksForWholeFile(message)));
		if (response.destroyed) return true;
		if (!found) return refuseForNow(response);
		// A missing file needs no slot for streaming.
		if (!found.result) return false;
		const { cached } = found.result;
		if (cached) {
			const type = response.hasHeader("Content-Type") ? undefined : fileTypes[extname(path)];
			sendCachedFile(cached, type ? ["Content-Type", type] : [], message, response);
			return true;
		}
	}
	const streamed = await inSlot(streams, async () =>
		response.destroyed ? true : streamFile(root, path, message, response),
	);
	return streamed ? streamed.result : refuseForNow(response);
}

/** Serves the files of the client build, whose names change with their content, and those of `public`. */
export function builtFiles(folder: string): Middleware {
	const names = new Set(
		readdirSync(folder, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) => resolve(entry.parentPath, entry.name).slice(resolve(folder).length)),
	);

	function setHeaders(path: string, { message, response }: RequestContext): Encoding {
		response.setHeader("Cache-Control", path.startsWith(HASHED) ? FOR_EVER : AN_HOUR);
		const type = compressedTypes[extname(path)];
		if (!type) return "identity";
		const offered = encodings.filter((name) => names.has(path + endings[name]));
		const encoding = acceptedEncoding(message.headers["accept-encoding"], offered);
		response.setHeader("Content-Type", type);
		response.setHeader("Vary", "Accept-Encoding");
		if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
		return encoding;
	}

	return async (context, next) => {
		const { response } = context;
		const path = context.url.pathname;
		if (context.isRead && names.has(path)) {
			const encoding = setHeaders(path, context);
			if (await sendFile(folder, path + endings[encoding], context)) return undefined;
			for (const name of ["Content-Type", "Content-Encoding", "Cache-Control", "Vary"]) {
				response.removeHeader(name);
			}
		}
		// The name is from an earlier build. The response is plain, because a whole 404 page would help nobody.
		return path.startsWith(HASHED) ? refuse(context, 404, "There is no such file.") : next();
	};
}

/** Middleware that serves photos: a fast one from memory, and one that also reads from disk. */
export interface MediaFiles {
	/** Sends a photo that is in memory under exactly the requested address. */
	hit: Middleware;
	/** Responds to all requests for photos. */
	lookup: Middleware;
}

const MEDIA = "/media/";
// Photos are also shown by other front ends that use the JSON API.
const ANYWHERE = ["Cross-Origin-Resource-Policy", "cross-origin"] as const;

/** Headers of a photo's response, except those of the file itself, by file extension. */
const photoHeaders = new Map(
	Object.entries(pictureTypes).map(([ending, type]) => [
		ending,
		[
			...securityHeaders.filter(([name]) => name !== ANYWHERE[0]).flat(),
			...ANYWHERE,
			...["Cache-Control", FOR_EVER, "Content-Type", type],
		],
	]),
);

/**
 * Serves photos. A changed photo gets a new name, so the content under a name never changes.
 * @param ensureLocal fetches a file that isn't in the folder from elsewhere; true once it is there.
 */
export function mediaFiles(ensureLocal: (path: string) => Promise<boolean>): MediaFiles {
	mkdirSync(mediaDir, { recursive: true });

	const hit: Middleware = (context, next) => {
		const { message, response } = context;
		const { url = "" } = message;
		if (!url.startsWith(MEDIA) || context.origin === undefined) return next();
		if (!context.isRead || !asksForWholeFile(message)) return next();
		const file = cachedFile(mediaDir + url.slice(MEDIA.length - 1));
		const headers = file && photoHeaders.get(extname(url));
		if (!headers) return next();
		context.isFromMemory = true;
		sendCachedFile(file, headers, message, response);
		return undefined;
	};

	/** Sends a photo from the folder, or after fetching it from elsewhere; false if it doesn't exist. */
	async function sendPhoto(path: string, context: RequestContext): Promise<boolean> {
		if (await sendFile(mediaDir, path, context)) return true;
		try {
			if (!(await ensureLocal(path))) return false;
		} catch (error) {
			log.error({ err: error }, "the photo store could not be reached");
			return refuseForNow(context.response);
		}
		return sendFile(mediaDir, path, context);
	}

	const lookup: Middleware = async (context, next) => {
		const { pathname } = context.url;
		if (!pathname.startsWith(MEDIA)) return next();
		if (context.isRead) {
			context.response.setHeader("Cache-Control", FOR_EVER);
			context.response.setHeader(...ANYWHERE);
			if (await sendPhoto(pathname.slice(MEDIA.length - 1), context)) return undefined;
			context.response.removeHeader("Cache-Control");
		}
		return refuse(context, 404, "There is no such picture.");
	};

	return { hit, lookup };
}
