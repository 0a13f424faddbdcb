/**
 * Rendered public pages, kept as bytes that are ready to send: rendering costs a hundred times
 * what sending does. A page is kept under its normalised address, the content version and the
 * day, so that after any change of public content the next request is made afresh.
 */
import { createHash } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { log } from "./log.server.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Bytes of all pages together, in all their encodings. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Milliseconds that a page may be shown again whose refresh fails. */
const STALE_LIMIT = 10 * 60_000;
/** Headers of a rendered page that are sent with it; any other page isn't kept. */
const KEPT_HEADERS = ["content-type", "content-security-policy", "cache-control", "link"];

const encodings = ["br", "gzip", "identity"] as const;
type Encoding = (typeof encodings)[number];

interface KeptPage {
	/** Content version and day that it was made for. */
	stamp: string;
	madeAt: number;
	headers: Record<string, string>;
	tag: string;
	bodies: Record<Encoding, Buffer>;
}

/** A request on its way to its answer. */
export interface Visit {
	url: URL;
	message: IncomingMessage;
	response: ServerResponse;
	/** Making one costs more than sending a kept page: it is made only where a page is rendered. */
	toRequest: () => Request;
}

/** What the cache needs to know of the site that it stands in front of. */
export interface PageCacheOptions {
	/** Renders a page. */
	pages: (request: Request) => Promise<Response>;
	/** Address under which a page is kept, junk left out; undefined for one that never is. */
	keyOf: (url: URL) => string | undefined;
	/** Whether a visit is answered for this visitor alone, as by a Cookie header of ours. */
	isPersonal: (message: IncomingMessage) => boolean;
	/** Changes whenever any page may look different. */
	stamp: () => Promise<string>;
	now?: () => number;
	maxBytes?: number;
}

/** Of what a browser accepts, the smallest that is kept. */
function acceptedEncoding(headers: IncomingHttpHeaders): Encoding {
	const accepted = headers["accept-encoding"];
	if (typeof accepted !== "string") return "identity";
	const refused = /(?:^|,)\s*(br|gzip)\s*;\s*q=0(?:\.0*)?\s*(?=,|$)/g;
	const without = new Set([...accepted.matchAll(refused)].map((match) => match[1]));
	const names = accepted.split(",").map((part) => part.split(";")[0]?.trim());
	return encodings.find((name) => names.includes(name) && !without.has(name)) ?? "identity";
}

async function keep(response: Response, stamp: string, madeAt: number): Promise<KeptPage> {
	const identity = Buffer.from(await response.arrayBuffer());
	const [br, gz] = await Promise.all([
		compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
		compressGzip(identity, { level: 9 }),
	]);
	return {
		stamp,
		madeAt,
		headers: Object.fromEntries(
			KEPT_HEADERS.flatMap((name) => {
				const value = response.headers.get(name);
				return value === null ? [] : [[name, value]];
			}),
		),
		tag: createHash("sha256").update(identity).digest("base64url").slice(0, 22),
		bodies: { br, gzip: gz, identity },
	};
}

const sizeOf = ({ bodies }: KeptPage) =>
	bodies.br.length + bodies.gzip.length + bodies.identity.length + 1_000;

function send(page: KeptPage, message: IncomingMessage, response: ServerResponse) {
	const encoding = acceptedEncoding(message.headers);
	// Strong, so different for different bytes.
	const tag = `"${page.tag}-${encoding}"`;
	for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value);
	response.setHeader("ETag", tag);
	response.setHeader("Vary", "Accept-Encoding");
	const known = message.headers["if-none-match"]?.split(",").map((part) => part.trim());
	if (known?.some((other) => other === "*" || other.replace(/^W\//, "") === tag)) {
		response.writeHead(304).end();
		return;
	}
	const body = page.bodies[encoding];
	if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
	response.setHeader("Content-Length", body.length);
	response.writeHead(200);
	if (message.method === "HEAD") response.end();
	else response.end(body);
}

let sizeOfKept = () => 0;

/** Bytes of all pages that are kept. */
export const keptBytes = () => sizeOfKept();

/**
 * The cache as a function: answers a request and returns undefined, or returns the answer that
 * `pages` gave, which isn't kept, for the caller to send.
 */
export function pageCache(options: PageCacheOptions) {
	const { pages, keyOf, isPersonal, stamp, now = () => performance.now(), maxBytes } = options;
	const kept = new LRUCache<string, KeptPage>({
		maxSize: maxBytes ?? MAX_BYTES,
		sizeCalculation: sizeOf,
	});
	sizeOfKept = () => kept.calculatedSize;
	const underWay = new Map<string, Promise<KeptPage | Response>>();

	/** A kept page, or an answer that can't be; never two at once for one address. */
	async function make(key: string, stampNow: string, origin: string): Promise<KeptPage | Response> {
		const response = await pages(new Request(origin + key));
		const isWhole = response.status === 200 && !response.headers.has("Set-Cookie");
		if (!isWhole || response.headers.get("Cache-Control")?.includes("no-store")) return response;
		const page = await keep(response, stampNow, now());
		kept.set(key, page);
		return page;
	}

	return async function answer(visit: Visit): Promise<Response | undefined> {
		const { url, message, response } = visit;
		const isRead = message.method === "GET" || message.method === "HEAD";
		const key = isRead && !isPersonal(message) ? keyOf(url) : undefined;
		if (key === undefined) return pages(visit.toRequest());

		const found = kept.get(key);
		let stampNow: string | undefined;
		try {
			stampNow = await stamp();
			if (found?.stamp === stampNow) {
				send(found, message, response);
				return undefined;
			}
		} catch (error) {
			log.warn({ err: error }, "the content version could not be read");
		}

		const slot = `${stampNow} ${key}`;
		let making = underWay.get(slot);
		const isFirst = making === undefined;
		if (!making) {
			making = make(key, stampNow ?? "", url.origin).finally(() => underWay.delete(slot));
			underWay.set(slot, making);
		}
		const made = await making;
		if (!(made instanceof Response)) {
			send(made, message, response);
			return undefined;
		}
		if (made.status >= 500 && found && now() - found.madeAt < STALE_LIMIT) {
			log.warn({ path: url.pathname }, "a page could not be refreshed; its last state is shown");
			send(found, message, response);
			return undefined;
		}
		// A body can be read once: those who waited along ask for themselves.
		return isFirst ? made : pages(visit.toRequest());
	};
}
