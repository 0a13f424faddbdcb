/**
 * The middleware that every request passes through, in order: the earlier ones see a request first and its
 * response last. Everything that depends on a feature of the site is passed in as an option.
 */
import { address, readableAddress, withoutStrayEnding } from "./address.server.ts";
import { bodyTimeout } from "./body-timeout.server.ts";
import { type BodyLimit, bufferedBody } from "./buffer-body.server.ts";
import { cacheKeys } from "./cache-key.server.ts";
import { type LoadLimits, loadShedding, yieldBeforeWrite } from "./load-shedding.server.ts";
import { listenerOf, type Middleware, passThrough } from "./middleware.server.ts";
import { type CachePolicy, pageCache } from "./page-cache.server.ts";
import { privateData } from "./page-data.server.ts";
import { allowedMethods, plainBody, sameOrigin } from "./request-checks.server.ts";
import type { RequestContext } from "./request-context.server.ts";
import { requestId, requestLog } from "./request-log.server.ts";
import type { RouteTable } from "./route-table.server.ts";
import { setSecurityHeaders } from "./security-headers.server.ts";
import { compression } from "./send-response.server.ts";
import type { MediaFiles } from "./static-files.server.ts";

export interface PipelineOptions {
	routes: RouteTable;
	/** Whether a path belongs to the API, whose clients get JSON and send tokens. */
	isApi: (path: string) => boolean;
	/** The policy of the page cache; undefined if no page is cached. */
	cache: Omit<CachePolicy, "keyOf"> | undefined;
	/** Serves the files of the build. */
	files: Middleware;
	photos: MediaFiles;
	bodyLimit: (context: RequestContext) => BodyLimit;
	limits: LoadLimits;
	/** Whether a path gets a response no matter how busy the server is. */
	isExempt: (path: string) => boolean;
	/** Whether forms and calls at a path sign somebody in. */
	isSignIn: (path: string) => boolean;
	render: (request: Request) => Promise<Response>;
}

export function pipeline(options: PipelineOptions) {
	const { routes, cache, photos, isExempt, isSignIn } = options;
	const pages = cache
		? pageCache({ keyOf: cacheKeys(routes), ...cache })
		: { hit: passThrough, lookup: passThrough };
	return listenerOf([
		yieldBeforeWrite,
		requestLog(routes.patternOf),
		address(options.isApi),
		// Most requests end with one of these two, before the rest of the middleware runs.
		pages.hit,
		photos.hit,
		requestId,
		bodyTimeout(),
		setSecurityHeaders,
		compression,
		readableAddress,
		withoutStrayEnding,
		allowedMethods(routes),
		sameOrigin(routes),
		plainBody,
		photos.lookup,
		options.files,
		privateData,
		pages.lookup,
		bufferedBody(options.bodyLimit),
		loadShedding(options.limits, { isExempt, isSignIn }),
		(context) => options.render(context.request),
	]);
}
