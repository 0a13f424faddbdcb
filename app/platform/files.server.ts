/** Files from disk: what the build made, and photos. */
import { mkdirSync, readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, resolve } from "node:path";
import send from "send";
import { acceptedEncoding, type Encoding, encodings } from "./encoding.server.ts";
import { env } from "./env.ts";
import { log } from "./log.server.ts";
import { shortenPolicies } from "./security-headers.server.ts";

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
/** What the build adds to the name of the file that it compressed. */
const endings: Record<Encoding, string> = { br: ".br", gzip: ".gz", identity: "" };

/** Sends `path`, which is decoded once more, below `root`; names that begin with a dot never. */
function sendFile(
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

/**
 * Photos: a changed photo gets a new name, so a name's content never changes.
 * @param bring looks elsewhere for a file that isn't in the folder: true once it is there.
 */
export function mediaFiles(bring: (path: string) => Promise<boolean>): Files {
	mkdirSync(mediaDir, { recursive: true });
	return (message, response, next) => {
		if (!isRead(message)) return next();
		response.setHeader("Cache-Control", FOR_EVER);
		// The JSON API's other front ends show photos too.
		response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
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
					response.writeHead(503, { "Retry-After": "5", "Content-Length": 0 }).end();
				},
			);
		});
	};
}
