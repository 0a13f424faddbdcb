/** Files from disk: what the build made, and photos. */
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import sirv, { type RequestHandler } from "sirv";
import { env } from "./env.ts";

const YEAR = 31_536_000;

/** The folder whose content answers under /media. */
export const mediaDir = resolve(env.dataDir, "media");

/** Files of the client build, whose names change with their content, and of `public`. */
export function builtFiles(folder: string): RequestHandler {
	return sirv(folder, {
		etag: true,
		gzip: true,
		brotli: true,
		setHeaders(response, pathname) {
			const immutable = pathname.startsWith("/assets/");
			response.setHeader(
				"Cache-Control",
				immutable ? `public, max-age=${YEAR}, immutable` : "public, max-age=3600",
			);
		},
	});
}

/** Photos: a changed photo gets a new name, so a name's content never changes. */
export function mediaFiles(): RequestHandler {
	mkdirSync(mediaDir, { recursive: true });
	return sirv(mediaDir, {
		// Looks at the disk for each request, since photos come and go while the site runs.
		dev: true,
		etag: true,
		setHeaders(response) {
			response.setHeader("Cache-Control", `public, max-age=${YEAR}, immutable`);
			// The JSON API's other front ends show photos too.
			response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
		},
	});
}
