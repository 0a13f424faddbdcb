/** Serves files: those of the build, and photos. */
import { mkdirSync, readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, resolve } from "node:path";
import send from "send";
import { env } from "../env.ts";
import { log } from "../log/log.server.ts";
import { clientAddress } from "./address.server.ts";
import { concurrencyLimit } from "./concurrency-limit.server.ts";
import { acceptedEncoding, type Encoding, encodings } from "./encoding.server.ts";
import { sendFinished } from "./entity-tag.server.ts";
import { cachedFile, type FileHeaders, fileAt } from "./file-cache.server.ts";
import type { Middleware } from "./middleware.server.ts";
import { refuse } from "./refuse.server.ts";
import type { RequestContext } from "./request-context.server.ts";
import { policiesOfFile, shortenPolicies } from "./security-headers.server.ts";
import { networkOf } from "./throttle.server.ts";

const YEAR = 31_536_000;
const FOR_EVER = `public, max-age=${YEAR}, immutable`;
const AN_HOUR = "public, max-age=3600";

/** Where the build puts files whose names change with their content. */
const HASHED = "/assets/";

/** The folder that is served under /media. */
export const mediaDir = resolve(env.DATA_DIR, "media");

/** Content types by file extension. */
const types: Record<string, string> = {
	".avif": "image/avif",
	".css": "text/css; charset=utf-8",
	".jpg": "image/jpeg",
	".js": "text/javascript; charset=utf-8",
	".mp4": "video/mp4",
	".png": "image/png",
	".svg": "image/svg+xml",
	".txt": "text/plain; charset=utf-8",
	".vtt": "text/vtt; charset=utf-8",
	".webm": "video/webm",
	".webmanifest": "application/manifest+json",
	".webp": "image/webp",
};
/** What the build appends to the names of compressed files. */
const endings: Record<Encoding, string> = { br: ".br", gzip: ".gz", identity: "" };

/**
 * Limits how many files are streamed from disk at once: large files, and parts of files. Each occupies a file
 * descriptor and a slot for as long as the client takes to read it, so slow clients delay only other streams.
 */
const streams = concurrencyLimit({
	concurrency: 256,
	perNetwork: 32,
	queue: 512,
	queuePerNetwork: 128,
	timeout: 10_000,
});
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
		.on("headers", shortenPolicies)
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
	response.writeHead(503, { "Retry-After": String(RETRY_AFTER), "Content-Length": 0 }).end();
	return true;
}

/** Whether a request is for the whole file, or for nothing if it hasn't changed; parts are read from disk. */
const asksForWholeFile = ({ headers }: IncomingMessage) =>
	headers.range === undefined &&
	headers["if-match"] === undefined &&
	headers["if-unmodified-since"] === undefined;

/** Sends a file from memory if it can be cached, otherwise from disk; false if it doesn't exist. */
async function sendFile(
	root: string,
	path: string,
	headers: FileHeaders,
	{ message, response }: RequestContext,
): Promise<boolean> {
	// A missing file needs no slot for streaming.
	const file = plainPath.test(path) ? await fileAt(root + path, headers) : "large";
	if (response.destroyed) return true;
	if (!file) return false;
	if (file !== "large" && asksForWholeFile(message)) {
		shortenPolicies(response, path);
		sendFinished(file, message, response);
		return true;
	}
	const network = networkOf(clientAddress(message));
	if (!(await streams.acquire(network))) return refuseForNow(response);
	try {
		if (response.destroyed) return true;
		for (const [name, value] of headers) response.setHeader(name, value);
		return await streamFile(root, path, message, response);
	} finally {
		streams.release(network);
	}
}

/** Serves the files of the client build, whose names change with their content, and those of `public`. */
export function builtFiles(folder: string): Middleware {
	const names = new Set(
		readdirSync(folder, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) => resolve(entry.parentPath, entry.name).slice(resolve(folder).length)),
	);

	function encodingFor(path: string, { headers }: IncomingMessage): Encoding {
		const offered = encodings.filter((name) => names.has(path + endings[name]));
		return acceptedEncoding(headers["accept-encoding"], offered);
	}

	function headersOf(path: string, encoding: Encoding): FileHeaders {
		const type = types[extname(path)];
		return [
			["Cache-Control", path.startsWith(HASHED) ? FOR_EVER : AN_HOUR],
			...(type ? [["Content-Type", type] as const] : []),
			...(names.has(`${path}.br`) ? [["Vary", "Accept-Encoding"] as const] : []),
			...(encoding === "identity" ? [] : [["Content-Encoding", encoding] as const]),
		];
	}

	return async (context, next) => {
		const path = context.url.pathname;
		if (context.isRead && names.has(path)) {
			const encoding = encodingFor(path, context.message);
			const headers = headersOf(path, encoding);
			if (await sendFile(folder, path + endings[encoding], headers, context)) return undefined;
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

/** The headers of a photo's response. Photos are also shown by other front ends that use the JSON API. */
function photoHeaders(path: string): FileHeaders {
	const type = types[extname(path)];
	return [
		...policiesOfFile.filter(([name]) => name !== "Cross-Origin-Resource-Policy"),
		["Cross-Origin-Resource-Policy", "cross-origin"],
		["Cache-Control", FOR_EVER],
		...(type ? [["Content-Type", type] as const] : []),
	];
}

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
		if (!file) return next();
		context.isFromMemory = true;
		sendFinished(file, message, response);
		return undefined;
	};

	/** Sends a photo from the folder, or after fetching it from elsewhere; false if it doesn't exist. */
	async function sendPhoto(path: string, context: RequestContext): Promise<boolean> {
		const headers = photoHeaders(path);
		if (await sendFile(mediaDir, path, headers, context)) return true;
		try {
			if (!(await ensureLocal(path))) return false;
		} catch (error) {
			log.error({ err: error }, "the photo store could not be reached");
			return refuseForNow(context.response);
		}
		return sendFile(mediaDir, path, headers, context);
	}

	const lookup: Middleware = async (context, next) => {
		const { pathname } = context.url;
		if (!pathname.startsWith(MEDIA)) return next();
		if (context.isRead && (await sendPhoto(pathname.slice(MEDIA.length - 1), context))) {
			return undefined;
		}
		return refuse(context, 404, "There is no such picture.");
	};

	return { hit, lookup };
}
