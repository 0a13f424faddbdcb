/**
 * Limits how many responses are made at once. Beyond that a few requests wait, and the rest is
 * told to come back: a response that nobody waits for any more helps nobody, and cached pages and
 * files go on.
 */
import { refuseAsBusy } from "./busy.server.ts";
import { type ConcurrencyLimit, concurrencyLimit } from "./concurrency-limit.server.ts";
import { isEventLoopLate, yieldToEventLoop } from "./event-loop.server.ts";
import type { Middleware } from "./middleware.server.ts";
import type { RequestContext } from "./request-context.server.ts";
import { visitorNetwork } from "./visitor.server.ts";

export interface LoadLimits {
	/** Responses that are made at once. */
	concurrency: number;
	/** Requests that wait for a slot. */
	queue: number;
	/** Milliseconds that one waits at most, to read and to change something. */
	timeout: number;
	writeTimeout?: number;
}

interface LoadOptions {
	/** Paths that are responded to at once, however busy the server is. */
	isExempt?: (path: string) => boolean;
	/** Whether no more reads may wait than are worked on, because those are late already. */
	isLate?: () => boolean;
}

const load = { rendered: 0, measure: () => ({ active: 0, queued: 0 }) };

/** Responses rendered since the start, those that are rendered now, and requests that wait. */
export const renderLoad = () => ({ rendered: load.rendered, ...load.measure() });

/** Half of all, so that one network leaves the other half to others. */
const half = (number: number) => Math.ceil(number / 2);

const limitOf = ({ concurrency, queue }: LoadLimits, timeout: number) =>
	concurrencyLimit({
		concurrency,
		queue,
		timeout,
		perNetwork: half(concurrency),
		queuePerNetwork: half(queue),
	});

/**
 * Has a change wait for time for it before anything is worked out for it: the loop accepts the
 * connections of very many first, among them a check of the server's health.
 */
export const changesWait: Middleware = ({ message }, next) =>
	message.method === "GET" || message.method === "HEAD" ? next() : yieldToEventLoop().then(next);

/**
 * Lets a limited number of requests through at once. Changes are counted apart from reads: they
 * may wait for the database, and nobody who only reads should wait with them. Uploads are counted
 * apart from both, because they take as long as their senders do.
 */
export function loadShedding(
	limits: LoadLimits,
	{ isExempt = () => false, isLate = isEventLoopLate }: LoadOptions = {},
): Middleware {
	const { timeout, writeTimeout = timeout } = limits;
	const reads = limitOf(limits, timeout);
	const changes = limitOf(limits, writeTimeout);
	const uploads = limitOf(limits, writeTimeout);
	const sum = (count: (one: ConcurrencyLimit) => number) =>
		[reads, changes, uploads].reduce((total, one) => total + count(one), 0);
	load.measure = () => ({
		active: sum((one) => one.active()),
		queued: sum((one) => one.queued()),
	});

	function limitFor({ isRead, isStreamed }: RequestContext): ConcurrencyLimit {
		if (isRead) return reads;
		return isStreamed ? uploads : changes;
	}

	return async (context, next) => {
		if (isExempt(context.url.pathname)) return next();
		const limit = limitFor(context);
		const network = visitorNetwork();
		// Many small changes come in rounds too, so that health checks are responded to in between. They
		// wait before they take a slot, which is theirs for as long as they are worked on and no longer.
		if (limit === changes) await yieldToEventLoop();
		const mayWait = limit !== reads || reads.queued() < limits.concurrency || !isLate();
		if (!(await limit.acquire(network, mayWait))) return refuseAsBusy(context);
		try {
			if (limit === reads) await yieldToEventLoop();
			// A visitor who left while waiting needs no page.
			if (context.request.signal.aborted) return new Response(null, { status: 503 });
			load.rendered += 1;
			return await next();
		} finally {
			limit.release(network);
		}
	};
}
