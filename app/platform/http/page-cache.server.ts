/**
 * Rendered public pages, kept as bytes that are ready to send: rendering costs a hundred times
 * what sending does. A page is kept under its normalised address with the state of the content
 * it was made for, so that after any change of public content the next request is made afresh.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { log } from "../log/log.server.ts";
import { type KeptPage, keptPage, sendPage } from "./cached-page.server.ts";

/** Bytes of all pages together, in all their encodings. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Milliseconds for which a page that was right a moment ago is shown while its refresh fails. */
const STALE_LIMIT = 10 * 60_000;
/** Milliseconds between two tries to refresh such a page. */
const RETRY_AFTER = 1_000;
/** Bytes of an answer that says that there is nothing, as `[]`. */
const EMPTY = 2;
/** Milliseconds between two lines in the log about it. */
const WARN_AFTER = 10_000;

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
	/**
	 * Address under which a page is kept, junk left out; undefined for one that never is. The
	 * address of such an address is itself.
	 */
	keyOf: (url: URL) => string | undefined;
	/** Whether a visit is answered for this visitor alone, as by a cookie of ours. */
	isPersonal: (message: IncomingMessage) => boolean;
	/** The other origin for whose pages the answer is, where it differs by that; else empty. */
	callerOf?: (message: IncomingMessage) => string;
	/** Changes whenever any page may look different. */
	stamp: () => Promise<string>;
	/** The same where it is known without a look at the database. */
	knownStamp: () => string | undefined;
	now?: () => number;
	maxBytes?: number;
}

/** Pages that are kept, and the way to those that aren't. */
export interface PageCache {
	/**
	 * Answers with a page that is kept under the very address that was asked for, with all its
	 * headers; false where that takes more than a look.
	 */
	sendKept: (message: IncomingMessage, response: ServerResponse) => boolean;
	/** Answers and resolves with undefined, or resolves with an answer for the caller to send. */
	answer: (visit: Visit) => Promise<Response | undefined>;
}

/** What was made of a page: one to keep, or an answer that everybody or only one may have. */
type Made = { page: KeptPage } | { response: Response; isShared: boolean };

const isRead = ({ method }: IncomingMessage) => method === "GET" || method === "HEAD";

let sizeOfKept = () => 0;

/** Bytes of all pages that are kept. */
export const keptBytes = () => sizeOfKept();

export function pageCache(options: PageCacheOptions): PageCache {
	const {
		pages,
		keyOf,
		isPersonal,
		callerOf = () => "",
		stamp,
		knownStamp,
		now = () => performance.now(),
	} = options;
	const kept = new LRUCache<string, KeptPage>({
		maxSize: options.maxBytes ?? MAX_BYTES,
		sizeCalculation: ({ size }) => size,
	});
	sizeOfKept = () => kept.calculatedSize;
	const underWay = new Map<string, Promise<Made>>();
	let warnedAt = Number.NEGATIVE_INFINITY;

	function warn(about: object, words: string) {
		if (now() - warnedAt < WARN_AFTER) return;
		warnedAt = now();
		log.warn(about, words);
	}

	async function make(slot: string, stampNow: string, request: Request): Promise<Made> {
		const response = await pages(request);
		const { status, headers } = response;
		const isShared =
			!headers.has("Set-Cookie") && !headers.get("Cache-Control")?.includes("no-store");
		// There is no end of questions with an empty answer, and it costs little to make.
		const isEmpty = Number(headers.get("Content-Length") ?? EMPTY + 1) <= EMPTY;
		if (status !== 200 || !isShared || isEmpty) {
			if (status < 500) kept.delete(slot);
			return { response, isShared };
		}
		const page = await keptPage(response, stampNow, now());
		kept.set(slot, page);
		return { page };
	}

	/** Never two at once for one address and one state of the content. */
	async function makeOnce(slot: string, stampNow: string, toRequest: () => Request) {
		const name = `${stampNow} ${slot}`;
		const before = underWay.get(name);
		if (before) return { made: await before, isFirst: false };
		const making = make(slot, stampNow, toRequest()).finally(() => underWay.delete(name));
		underWay.set(name, making);
		return { made: await making, isFirst: true };
	}

	async function currentStamp(): Promise<string | undefined> {
		try {
			return await stamp();
		} catch (error) {
			warn({ err: error }, "the content version could not be read");
			return undefined;
		}
	}

	function sendKept(message: IncomingMessage, response: ServerResponse): boolean {
		if (!isRead(message) || isPersonal(message)) return false;
		const page = kept.get(callerOf(message) + message.url);
		if (page === undefined || page.stamp !== knownStamp()) return false;
		page.freshAt = now();
		sendPage(page, message, response);
		return true;
	}

	async function answer(visit: Visit): Promise<Response | undefined> {
		const { url, message, response } = visit;
		const key = isRead(message) && !isPersonal(message) ? keyOf(url) : undefined;
		if (key === undefined) return pages(visit.toRequest());
		const caller = callerOf(message);
		const slot = caller + key;
		const stampNow = await currentStamp();
		const found = kept.get(slot);
		if (found && found.stamp === stampNow) {
			found.freshAt = now();
			sendPage(found, message, response);
			return undefined;
		}
		const mayBeStale = found !== undefined && now() - found.freshAt < STALE_LIMIT;
		const sendStale = (error?: unknown) => {
			if (!found) return;
			warn({ err: error, path: key }, "a page could not be refreshed; its last state is shown");
			if (now() >= found.retryAt) found.retryAt = now() + RETRY_AFTER;
			sendPage(found, message, response);
		};
		if (mayBeStale && now() < found.retryAt) return void sendStale();
		const toRequest = () =>
			new Request(url.origin + key, { headers: caller ? { Origin: caller } : undefined });
		try {
			const { made, isFirst } = await makeOnce(slot, stampNow ?? "", toRequest);
			if ("page" in made) return void sendPage(made.page, message, response);
			if (mayBeStale && made.response.status >= 500) return void sendStale();
			if (made.isShared) return made.response.clone();
			// What is one visitor's is asked for again by each of those who waited along.
			return isFirst ? made.response : pages(visit.toRequest());
		} catch (error) {
			if (mayBeStale) return void sendStale(error);
			throw error;
		}
	}

	return { sendKept, answer };
}
