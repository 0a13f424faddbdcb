/**
 * Rendered public pages, cached as bytes that are ready to send: rendering costs a hundred times
 * what sending does. A page is cached under its key (cache-key.server.ts) with the version of the
 * content that it was rendered for, so after any change of public content the next request is a
 * cache miss.
 */
import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { log } from "../log/log.server.ts";
import type { CacheRequest } from "./cache-key.server.ts";
import { type CachedPage, cachedPage, sendCachedPage } from "./cached-page.server.ts";
import type { Middleware } from "./middleware.server.ts";
import type { RequestContext } from "./request-context.server.ts";

/** Bytes of all pages together, in all their encodings. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Milliseconds for which a page that was right a moment ago is shown while its refresh fails. */
const STALE_LIMIT = 10 * 60_000;
/** Milliseconds between two tries to refresh such a page. */
const RETRY_AFTER = 1_000;
/** Bytes of a response that says that there is nothing, as `[]`. */
const EMPTY = 2;
/** Milliseconds between two lines in the log about it. */
const WARN_AFTER = 10_000;

/** What the cache needs to know of the site that it stands in front of. */
export interface CachePolicy {
	/** The key under which a response is cached; undefined for one that never is. */
	keyOf: (request: CacheRequest) => string | undefined;
	/** Whether a request gets a response of its own, as one with a session does. */
	bypasses: (message: IncomingMessage, isApi: boolean) => boolean;
	/** The other origin whose pages may read the response, where it differs by that; else empty. */
	originOf?: (message: IncomingMessage, isApi: boolean) => string;
	/** The cache version: changes whenever any page may look different. */
	version: () => Promise<string>;
	/** The same where it is known without a look at the database, at this time of `performance.now()`. */
	knownVersion: (now: number) => string | undefined;
	now?: () => number;
	maxBytes?: number;
}

export interface PageCache {
	/** Sends a page that is cached under the very address that was asked for: needs no more than a look. */
	hit: Middleware;
	/** Looks under the normalized address; on a miss it has the page rendered, and caches it. */
	lookup: Middleware;
}

/** What was rendered: a page that is cached now, or a response that everybody or only one may have. */
type Rendered = { page: CachedPage } | { response: Response; isShared: boolean };

let sizeOfPages = () => 0;

/** Bytes of all cached pages. */
export const pageCacheBytes = () => sizeOfPages();

/** Whether everybody may have a response. */
const mayShare = ({ headers }: Response) =>
	!headers.has("Set-Cookie") && !headers.get("Cache-Control")?.includes("no-store");

/** There is no end of queries with an empty response, and it costs little to make. */
const isEmpty = ({ headers }: Response) =>
	Number(headers.get("Content-Length") ?? EMPTY + 1) <= EMPTY;

type Render = () => Response | undefined | Promise<Response | undefined>;

/**
 * A function that renders a page and caches it: never two at once for one key and one version; the
 * others wait for the first.
 */
function sharedRendering(pages: LRUCache<string, CachedPage>, now: () => number) {
	const underWay = new Map<string, Promise<Rendered>>();

	async function renderAndCache(key: string, version: string, render: Render): Promise<Rendered> {
		const response = await render();
		if (!response) throw new Error("Nothing was rendered for the page cache");
		const isShared = mayShare(response);
		if (response.status !== 200 || !isShared || isEmpty(response)) {
			if (response.status < 500) pages.delete(key);
			return { response, isShared };
		}
		const page = await cachedPage(response, version, now());
		pages.set(key, page);
		return { page };
	}

	return async function renderOnce(key: string, version: string, render: Render) {
		const name = `${version} ${key}`;
		const before = underWay.get(name);
		if (before) return { rendered: await before, isFirst: false };
		const rendering = renderAndCache(key, version, render).finally(() => underWay.delete(name));
		underWay.set(name, rendering);
		return { rendered: await rendering, isFirst: true };
	};
}

export function pageCache(policy: CachePolicy): PageCache {
	const { keyOf, bypasses, originOf = () => "", now = () => performance.now() } = policy;
	const pages = new LRUCache<string, CachedPage>({
		maxSize: policy.maxBytes ?? MAX_BYTES,
		sizeCalculation: ({ size }) => size,
	});
	sizeOfPages = () => pages.calculatedSize;
	const renderOnce = sharedRendering(pages, now);
	let warnedAt = Number.NEGATIVE_INFINITY;

	function warn(about: object, text: string) {
		if (now() - warnedAt < WARN_AFTER) return;
		warnedAt = now();
		log.warn(about, text);
	}

	async function currentVersion(): Promise<string | undefined> {
		try {
			return await policy.version();
		} catch (error) {
			warn({ err: error }, "the content version could not be read");
			return undefined;
		}
	}

	function send(page: CachedPage, { message, response }: RequestContext): undefined {
		sendCachedPage(page, message, response);
	}

	const hit: Middleware = (context, next) => {
		const { message, isApi, startedAt } = context;
		if (!context.isRead || context.origin === undefined || bypasses(message, isApi)) return next();
		const page = pages.get(originOf(message, isApi) + message.url);
		// The time is asked for as seldom as can be: that is felt here.
		if (page === undefined || page.version !== policy.knownVersion(startedAt)) return next();
		page.freshAt = startedAt;
		context.isCacheHit = true;
		context.isFromMemory = true;
		return send(page, context);
	};

	const lookup: Middleware = async (context, next) => {
		const { message, isApi, url } = context;
		const address = context.isRead && !bypasses(message, isApi) ? keyOf(context) : undefined;
		if (address === undefined) return next();
		const origin = originOf(message, isApi);
		const key = origin + address;
		const version = await currentVersion();
		const found = pages.get(key);
		if (found && found.version === version) {
			found.freshAt = now();
			context.isCacheHit = true;
			return send(found, context);
		}
		const mayBeStale = found !== undefined && now() - found.freshAt < STALE_LIMIT;
		const sendStale = (error?: unknown) => {
			if (!found) return undefined;
			warn({ err: error, path: address }, "a page could not be refreshed; its last state is shown");
			if (now() >= found.retryAt) found.retryAt = now() + RETRY_AFTER;
			return send(found, context);
		};
		if (mayBeStale && now() < found.retryAt) {
			context.isCacheHit = true;
			return sendStale();
		}
		const render = () => {
			// What everybody gets is asked for by nobody in particular: without cookies and junk.
			const headers = origin ? { Origin: origin } : undefined;
			context.request = new Request(url.origin + address, { headers });
			return next();
		};
		try {
			const { rendered, isFirst } = await renderOnce(key, version ?? "", render);
			context.isCacheHit = !isFirst && "page" in rendered;
			if ("page" in rendered) return send(rendered.page, context);
			if (mayBeStale && rendered.response.status >= 500) return sendStale();
			if (rendered.isShared) return rendered.response.clone();
			// What is one visitor's is asked for again by each of those who waited along.
			return isFirst ? rendered.response : next();
		} catch (error) {
			if (mayBeStale) return sendStale(error);
			throw error;
		}
	};

	return { hit, lookup };
}
