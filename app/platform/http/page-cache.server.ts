/**
 * Caches rendered public pages as bytes that are ready to send, because rendering takes a hundred times as
 * long as sending. A page is cached under its key (cache-key.server.ts) with the content version for which
 * it was rendered, so after any change of public content the next request is a cache miss.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { log } from "../log/log.server.ts";
import type { CacheRequest } from "./cache-key.server.ts";
import { acceptedEncoding, type Encoding, encodings } from "./encoding.server.ts";
import { hashOfBody, hasTag } from "./entity-tag.server.ts";
import type { Middleware } from "./middleware.server.ts";
import type { RequestContext } from "./request-context.server.ts";
import { securityHeaders } from "./security-headers.server.ts";

/** Maximum number of bytes of all cached pages together, in all encodings. */
const MAX_BYTES = 64 * 1024 * 1024;
/** A response with at most this many bytes, such as `[]`, counts as empty. */
const EMPTY = 2;
/** Milliseconds between two warnings in the log. */
const WARN_AFTER = 10_000;

export interface CachePolicy {
	/** The key under which a response is cached; undefined for one that is never cached. */
	keyOf: (request: CacheRequest) => string | undefined;
	/** Whether a request must not get a cached response, for example because it has a session. */
	bypasses: (message: IncomingMessage, isApi: boolean) => boolean;
	/** The allowed CORS origin of the request, if the response depends on it; otherwise empty. */
	originOf?: (message: IncomingMessage, isApi: boolean) => string;
	/** The cache version, which changes whenever any page may look different. */
	version: () => Promise<string>;
	/** The cache version if it is known without reading the database. */
	knownVersion: () => string | undefined;
	maxBytes?: number;
}

export interface PageCache {
	/** Sends a page that is cached under exactly the requested address, with a single lookup. */
	hit: Middleware;
	/** Looks up the normalized address; on a cache miss, the page is rendered and cached. */
	lookup: Middleware;
}

/** The result of rendering: a page that has been cached, or a response for everybody or for one visitor. */
type Rendered = { page: CachedPage } | { response: Response; isShared: boolean };

/** Whether a response may be sent to everybody. */
const mayShare = ({ headers }: Response) =>
	!headers.has("Set-Cookie") && !headers.get("Cache-Control")?.includes("no-store");

/** Whether a response is empty. Those are not cached: countless queries have one, and it is cheap to render. */
const isEmpty = ({ headers }: Response) =>
	Number(headers.get("Content-Length") ?? EMPTY + 1) <= EMPTY;

type Render = () => Response | undefined | Promise<Response | undefined>;

/**
 * Returns a function that renders and caches a page. For the same key and version, it renders only once at
 * a time; further requests wait for the first.
 */
function sharedRendering(pages: LRUCache<string, CachedPage>) {
	const underWay = new Map<string, Promise<Rendered>>();

	async function renderAndCache(key: string, version: string, render: Render): Promise<Rendered> {
		const response = await render();
		if (!response) throw new Error("Nothing was rendered for the page cache");
		const isShared = mayShare(response);
		if (response.status !== 200 || !isShared || isEmpty(response)) {
			if (response.status < 500 && isShared) pages.delete(key);
			return { response, isShared };
		}
		const page = await cachedPage(response, version);
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
	const { keyOf, bypasses, originOf = () => "" } = policy;
	const pages = new LRUCache<string, CachedPage>({
		maxSize: policy.maxBytes ?? MAX_BYTES,
		sizeCalculation: ({ size }) => size,
	});
	const renderOnce = sharedRendering(pages);
	let warnedAt = Number.NEGATIVE_INFINITY;

	async function currentVersion(): Promise<string | undefined> {
		try {
			return await policy.version();
		} catch (error) {
			if (performance.now() - warnedAt >= WARN_AFTER) {
				warnedAt = performance.now();
				log.warn({ err: error }, "the content version could not be read");
			}
			return undefined;
		}
	}

	function send(page: CachedPage, { message, response }: RequestContext): undefined {
		sendCachedPage(page, message, response);
	}

	const hit: Middleware = (context, next) => {
		const { message, isApi } = context;
		if (!context.isRead || context.origin === undefined || bypasses(message, isApi)) return next();
		const page = pages.get(originOf(message, isApi) + message.url);
		if (page === undefined || page.version !== policy.knownVersion()) return next();
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
		// While the database can't be read, pages are sent as they were last known.
		if (found && (version === undefined || found.version === version)) {
			context.isCacheHit = true;
			return send(found, context);
		}
		const render = () => {
			// The response is for everybody, so its request has no cookies and no junk parameters.
			const headers = origin ? { Origin: origin } : undefined;
			context.request = new Request(url.origin + address, { headers });
			return next();
		};
		const { rendered, isFirst } = await renderOnce(key, version ?? "", render);
		context.isCacheHit = !isFirst && "page" in rendered;
		if ("page" in rendered) return send(rendered.page, context);
		if (rendered.isShared) return rendered.response.clone();
		// A private response is only for the first request; the others that waited are rendered on their own.
		return isFirst ? rendered.response : next();
	};

	return { hit, lookup };
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Headers of the rendered page that each encoding replaces with its own. */
const REPLACED = new Set(["content-encoding", "content-length", "date", "etag", "vary"]);

/** A whole response. Header names and values alternate in one array, as `writeHead` accepts them. */
interface Encoded {
	tag: string;
	headers: string[];
	/** The headers without those of the body, for a client that has the page already. */
	unchanged: string[];
	body: Buffer;
}

interface CachedPage {
	/** The cache version for which the page was rendered. */
	version: string;
	/** Approximate memory use in bytes. */
	size: number;
	encoded: Record<Encoding, Encoded>;
}

/** The security headers and the page's own, which take precedence, as one array. */
function headersOf(response: Response): string[] {
	const vary = new Set(
		[...(response.headers.get("Vary") ?? "").split(","), "Accept-Encoding"]
			.map((name) => name.trim())
			.filter(Boolean),
	);
	return [
		...securityHeaders.filter(([name]) => !response.headers.has(name)),
		...[...response.headers].filter(([name]) => !REPLACED.has(name)),
		["Vary", [...vary].join(", ")],
	].flat();
}

function encodedAs(encoding: Encoding, body: Buffer, hash: string, headers: string[]): Encoded {
	// A strong ETag must differ for different bytes.
	const tag = `"${hash}-${encoding}"`;
	const unchanged = [...headers, "ETag", tag];
	const coded = encoding === "identity" ? [] : ["Content-Encoding", encoding];
	const full = [...unchanged, ...coded, "Content-Length", String(body.length)];
	return { tag, headers: full, unchanged, body };
}

/** Reads a rendered page completely and compresses it. */
async function cachedPage(response: Response, version: string): Promise<CachedPage> {
	const headers = headersOf(response);
	const identity = Buffer.from(await response.arrayBuffer());
	const [br, gz] = await Promise.all([
		compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
		compressGzip(identity, { level: 9 }),
	]);
	const hash = hashOfBody(identity);
	const encoded = {
		br: encodedAs("br", br, hash, headers),
		gzip: encodedAs("gzip", gz, hash, headers),
		identity: encodedAs("identity", identity, hash, headers),
	};
	const sizeOf = ({ body, headers: row }: Encoded) => body.length + 2 * row.join("").length;
	const size = encodings.reduce((sum, name) => sum + sizeOf(encoded[name]), 0);
	return { version, size, encoded };
}

/** Responds to a GET or HEAD request with a page: 200, or 304 to a client that has the same bytes already. */
function sendCachedPage(page: CachedPage, message: IncomingMessage, response: ServerResponse) {
	const { tag, headers, unchanged, body } =
		page.encoded[acceptedEncoding(message.headers["accept-encoding"])];
	if (hasTag(message.headers["if-none-match"], tag)) {
		response.writeHead(304, unchanged).end();
		return;
	}
	response.writeHead(200, headers);
	if (message.method === "HEAD") response.end();
	else response.end(body);
}
