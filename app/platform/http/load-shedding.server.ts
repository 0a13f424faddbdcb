/**
 * Limits how many responses are rendered at once. Beyond that, some requests wait, and the rest are asked to
 * come back later: a response that comes after the visitor has left helps nobody. Cached pages and files are
 * not affected.
 */

import {
	type ConcurrencyLimit,
	concurrencyLimit,
	type Limits,
} from "./concurrency-limit.server.ts";
import { isEventLoopLate, yieldToEventLoop } from "./event-loop.server.ts";
import type { Middleware } from "./middleware.server.ts";
import { refuseAsBusy } from "./refuse.server.ts";
import type { RequestContext } from "./request-context.server.ts";
import { visitorNetwork } from "./throttle.server.ts";

/** How many responses are rendered at once, how many requests may wait, and how long. */
export interface LoadLimits extends Limits {
	/** Maximum wait in milliseconds for changes, if it isn't that for reads. */
	writeTimeout?: number;
}

interface LoadOptions {
	/** Whether a path gets a response at once, no matter how busy the server is. */
	isExempt?: (path: string) => boolean;
	/** Whether a change at a path hashes a password, which takes long and is worth flooding. */
	isSignIn?: (path: string) => boolean;
	/** Whether the event loop is so late that no more reads may wait than are rendered at once. */
	isLate?: () => boolean;
}

const load = { rendered: 0, measure: () => ({ active: 0, queued: 0 }) };

/** How many responses have been rendered since the start or are being rendered, and how many requests wait. */
export const renderLoad = () => ({ rendered: load.rendered, ...load.measure() });

/**
 * Makes a change wait for its turn in the event loop before any other middleware runs. If very many changes
 * arrive at once, the event loop can accept other connections first, such as those of health checks.
 */
export const yieldBeforeWrite: Middleware = ({ message }, next) =>
	message.method === "GET" || message.method === "HEAD" ? next() : yieldToEventLoop().then(next);

/**
 * Lets a limited number of requests through at once. Changes have their own limit, because they may wait for
 * the database, and reads should not have to wait with them. Uploads have another, because they take as long
 * as their senders do, and signing in has one, because passwords take long to hash, right or wrong: however
 * many people try some, a family's message doesn't wait for them.
 */
export function loadShedding(
	limits: LoadLimits,
	{ isExempt = () => false, isSignIn = () => false, isLate = isEventLoopLate }: LoadOptions = {},
): Middleware {
	const forWrites = { ...limits, timeout: limits.writeTimeout ?? limits.timeout };
	const reads = concurrencyLimit(limits);
	const changes = concurrencyLimit(forWrites);
	const uploads = concurrencyLimit(forWrites);
	const signIns = concurrencyLimit(limits);
	const sum = (count: (one: ConcurrencyLimit) => number) =>
		[reads, changes, uploads, signIns].reduce((total, one) => total + count(one), 0);
	load.measure = () => ({
		active: sum((one) => one.active()),
		queued: sum((one) => one.queued()),
	});

	function limitFor({ isRead, isStreamed, url }: RequestContext): ConcurrencyLimit {
		if (isRead) return reads;
		if (isSignIn(url.pathname)) return signIns;
		return isStreamed ? uploads : changes;
	}

	return async (context, next) => {
		if (isExempt(context.url.pathname)) return next();
		const limit = limitFor(context);
		const network = visitorNetwork();
		// Many small changes are spread over rounds too, so that health checks get a response in between.
		// They wait before they take a slot, so that they occupy it only while they are processed.
		if (limit === changes || limit === signIns) await yieldToEventLoop();
		const mayWait = limit !== reads || reads.queued() < limits.concurrency || !isLate();
		if (!(await limit.acquire(network, mayWait))) return refuseAsBusy(context);
		try {
			if (limit === reads) await yieldToEventLoop();
			// No page is rendered for a visitor who left while waiting.
			if (context.request.signal.aborted) return new Response(null, { status: 503 });
			load.rendered += 1;
			return await next();
		} finally {
			limit.release(network);
		}
	};
}
