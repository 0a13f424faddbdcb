/** Files from disk: what the build made, and photos. */
import { mkdirSync, readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, resolve } from "node:path";
import send from "send";
import { env } from "../env.ts";
import { log } from "../log/log.server.ts";
import { clientAddress } from "./address.server.ts";
import { places } from "./concurrency-limit.server.ts";
import { acceptedEncoding, type Encoding, encodings } from "./encoding.server.ts";
import { hotFile, readHotFile, sendHotFile, wantsWhole } from "./file-cache.server.ts";
import { policiesOfFile, shortenPolicies } from "./security-headers.server.ts";
import { networkOf } from "./throttle.server.ts";

/** Answers a request for a file, or calls `next` where there is none. */
export type Files = (message: IncomingMessage, response: ServerResponse, next: () => void) => void;

const YEAR = 31_536_000;
const FOR_EVER = `public, max-age=${YEAR}, immutable`;
const AN_HOUR = "public, max-age=3600";

/** Where the build puts files whose names change with their content. */
export const HASHED = "/assets/";

/** The folder whose content answers under /media. */
export const mediaDir = resolve(env.dataDir, "media");

/** Types of the files that the build also leaves compressed beside them. */
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
/** What the build adds to the name of the file that it compressed. */
const endings: Record<Encoding, string> = { br: ".br", gzip: ".gz", identity: "" };

/** Files that are read from the disk at once: each takes a descriptor while it is sent. */
const readers = places({
	atOnce: 64,
	ofOneNetwork: 32,
	waiting: 512,
	waitingOfOneNetwork: 128,
	timeout: 10_000,
});
/** Seconds after which somebody who found no place should try again. */
const RETRY_AFTER = 5;

/** A path that names a file as it stands: nothing encoded in it, no name that begins with a dot. */
const plainPath = /^(?:\/[\w-][\w.-]*)+$/;

/** Sends `path`, which is decoded once more, below `root`; names that begin with a dot never. */
function streamFile(
	root: string,
	path: string,
	message: IncomingMessage,
	response: ServerResponse,
	next: () => void,
) {
	send(message, path, { root, dotfiles: "ignore", index: false, cacheControl: false })
		.on("headers", shortenPolicies)
		.on("error", (error) => {
			const status = "status" in error ? error.status : 500;
			if (status === 416 && !response.headersSent) {
				response.writeHead(416, { "Content-Length": 0 }).end();
			} else if (response.headersSent) {
				// A file that went away, or a visitor who did, while it was sent.
				log.warn({ err: error }, "a file could not be sent whole");
				response.destroy();
			} else next();
		})
		.on("directory", next)
		.pipe(response);
}

async function readAndSend(
	root: string,
	path: string,
	message: IncomingMessage,
	response: ServerResponse,
	next: () => void,
) {
	const network = networkOf(clientAddress(message));
	if (!(await readers.enter(network))) {
		response.removeHeader("Cache-Control");
		response.writeHead(503, { "Retry-After": String(RETRY_AFTER), "Content-Length": 0 }).end();
		return;
	}
	const mayBeHot = plainPath.test(path) && wantsWhole(message);
	const file = mayBeHot ? await readHotFile(root + path).catch(() => undefined) : undefined;
	if (response.destroyed) return readers.leave(network);
	if (file) {
		readers.leave(network);
		shortenPolicies(response, path);
		const type = response.hasHeader("Content-Type") ? undefined : fileTypes[extname(path)];
		return sendHotFile(file, type ? ["Content-Type", type] : [], message, response);
	}
	let isLeft = false;
	const leave = () => {
		if (!isLeft) readers.leave(network);
		isLeft = true;
	};
	response.once("close", leave);
	streamFile(root, path, message, response, () => {
		leave();
		next();
	});
}

/** Sends a file from memory where it may lie there, else from the disk. */
function sendFile(
	root: string,
	path: string,
	message: IncomingMessage,
	response: ServerResponse,
	next: () => void,
) {
	readAndSend(root, path, message, response, next).catch((error: unknown) => {
		log.error({ err: error }, "a file could not be sent");
		response.destroy();
	});
}

const isRead = ({ method }: IncomingMessage) => method === "GET" || method === "HEAD";
const pathOf = (message: IncomingMessage) => (message.url ?? "").replace(/[?#].*$/s, "");

/** Files of the client build, whose names change with their content, and of `public`. */
export function builtFiles(folder: string): Files {
	const names = new Set(
		readdirSync(folder, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) => resolve(entry.parentPath, entry.name).slice(resolve(folder).length)),
	);
	return (message, response, next) => {
		const path = pathOf(message);
		if (!isRead(message) || !names.has(path)) return next();
		const isHashed = path.startsWith(HASHED);
		response.setHeader("Cache-Control", isHashed ? FOR_EVER : AN_HOUR);
		const type = compressedTypes[extname(path)];
		if (!type) return sendFile(folder, path, message, response, next);
		const offered = encodings.filter((name) => names.has(path + endings[name]));
		const encoding = acceptedEncoding(message.headers["accept-encoding"], offered);
		response.setHeader("Content-Type", type);
		response.setHeader("Vary", "Accept-Encoding");
		if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
		sendFile(folder, path + endings[encoding], message, response, () => {
			for (const name of ["Content-Type", "Content-Encoding", "Cache-Control", "Vary"]) {
				response.removeHeader(name);
			}
			next();
		});
	};
}

/** Photos: from memory at once, or the longer way. */
export interface MediaFiles {
	/** Answers a request for a photo that is in memory and returns true, or does nothing. */
	sendHot: (message: IncomingMessage, response: ServerResponse) => boolean;
	/** Answers all requests; the target begins below /media. */
	files: Files;
}

const MEDIA = "/media/";
// The JSON API's other front ends show photos too.
const ANYWHERE = ["Cross-Origin-Resource-Policy", "cross-origin"] as const;

/** Headers of a photo's answer, all but those of the file itself, by its ending. */
const photoHeaders = new Map(
	Object.entries(pictureTypes).map(([ending, type]) => [
		ending,
		[
			...policiesOfFile.filter(([name]) => name !== ANYWHERE[0]).flat(),
			...ANYWHERE,
			...["Cache-Control", FOR_EVER, "Content-Type", type],
		],
	]),
);

/**
 * Photos: a changed photo gets a new name, so a name's content never changes.
 * @param bring looks elsewhere for a file that isn't in the folder: true once it is there.
 */
export function mediaFiles(bring: (path: string) => Promise<boolean>): MediaFiles {
	mkdirSync(mediaDir, { recursive: true });
	function sendHot(message: IncomingMessage, response: ServerResponse): boolean {
		const { url = "" } = message;
		if (!url.startsWith(MEDIA) || !isRead(message) || !wantsWhole(message)) return false;
		const file = hotFile(mediaDir + url.slice(MEDIA.length - 1));
		const headers = file && photoHeaders.get(extname(url));
		if (!headers) return false;
		sendHotFile(file, headers, message, response);
		return true;
	}
	const files: Files = (message, response, next) => {
		if (!isRead(message)) return next();
		response.setHeader("Cache-Control", FOR_EVER);
		response.setHeader(...ANYWHERE);
		const path = pathOf(message);
		const missing = () => {
			response.removeHeader("Cache-Control");
			next();
		};
		sendFile(mediaDir, path, message, response, () => {
			bring(path).then(
				(isThere) => {
					if (isThere) sendFile(mediaDir, path, message, response, missing);
					else missing();
				},
				(error: unknown) => {
					log.error({ err: error }, "the store of photos could not be asked");
					response.removeHeader("Cache-Control");
					response
						.writeHead(503, { "Retry-After": String(RETRY_AFTER), "Content-Length": 0 })
						.end();
				},
			);
		});
	};
	return { sendHot, files };
}
