/**
 * Bounds how many answers are made at once. Beyond that a few wait, and the rest is told to come
 * back: an answer that nobody waits for any more helps nobody, and kept pages and files go on.
 */
import { facts } from "~/business/facts.ts";
import { requestContext } from "./request-context.server.ts";

export interface Bounds {
	/** Answers that are made at once. */
	atOnce: number;
	/** Requests that wait for their turn. */
	waiting: number;
	/** Milliseconds that one waits at most, to read and to change something. */
	patience: number;
	patienceForChanges?: number;
}

/** Seconds after which somebody who was sent away should try again. */
const RETRY_AFTER = 5;

/** First come, first served; `enter` says whether there was a place in time. */
function turnstile({ atOnce, waiting, patience }: Bounds) {
	let inside = 0;
	const queue = new Set<(mayEnter: boolean) => void>();
	return {
		async enter(): Promise<boolean> {
			if (inside < atOnce) {
				inside += 1;
				return true;
			}
			if (queue.size >= waiting) return false;
			const { promise, resolve } = Promise.withResolvers<boolean>();
			queue.add(resolve);
			const timer = setTimeout(() => {
				queue.delete(resolve);
				resolve(false);
			}, patience);
			const mayEnter = await promise;
			clearTimeout(timer);
			return mayEnter;
		},
		leave() {
			const [next] = queue;
			if (!next) {
				inside -= 1;
				return;
			}
			queue.delete(next);
			next(true);
		},
		inside: () => inside,
		waiting: () => queue.size,
	};
}

const words = "Many people are here right now. Please try again in a few seconds.";
const asText = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const page = `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${asText(facts.brand)}: one moment, please</title>
<h1>One moment, please</h1><p>${words}</p><p>Or call us: ${asText(facts.phone)}</p></html>
`;

function sentAway(request: Request, path: string): Response {
	const isForProgram = /^\/(api|auth|contact)\//.test(path);
	return new Response(isForProgram ? JSON.stringify({ detail: words }) : page, {
		status: 503,
		headers: {
			"Content-Type": isForProgram ? "application/json" : "text/html; charset=utf-8",
			"Cache-Control": "no-store",
			"Retry-After": String(RETRY_AFTER),
			// The body of a form that nobody read stays on the connection.
			...(request.body && { Connection: "close" }),
		},
	});
}

type Pages = (request: Request) => Promise<Response>;

const load = { made: 0, sentAway: 0, measure: () => ({ inside: 0, waiting: 0 }) };

/** Answers made and sent away since the start, and those being made and waiting now. */
export const answerLoad = () => ({
	made: load.made,
	sentAway: load.sentAway,
	...load.measure(),
});

/**
 * `pages`, a bounded number of them at once. Changes are counted apart from reads: they may wait
 * for the database, and nobody who only reads should wait with them.
 */
export function bounded(
	pages: Pages,
	bounds: Bounds,
	isAlwaysAnswered: (path: string) => boolean = () => false,
): Pages {
	const reads = turnstile(bounds);
	const { patienceForChanges = bounds.patience } = bounds;
	const changes = turnstile({ ...bounds, patience: patienceForChanges });
	load.measure = () => ({
		inside: reads.inside() + changes.inside(),
		waiting: reads.waiting() + changes.waiting(),
	});

	return async (request) => {
		const context = requestContext.getStore();
		if (context) context.isRendered = true;
		const path = new URL(request.url).pathname;
		if (isAlwaysAnswered(path)) return pages(request);
		const turn = request.method === "GET" || request.method === "HEAD" ? reads : changes;
		if (!(await turn.enter())) {
			load.sentAway += 1;
			return sentAway(request, path);
		}
		try {
			// Whoever left while waiting needs no page.
			if (request.signal.aborted) return new Response(null, { status: 503 });
			load.made += 1;
			return await pages(request);
		} finally {
			turn.leave();
		}
	};
}
