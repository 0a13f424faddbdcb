/**
 * Bounds how many answers are made at once. Beyond that a few wait, and the rest is told to come
 * back: an answer that nobody waits for any more helps nobody, and kept pages and files go on.
 */
import { facts } from "~/business/facts.ts";
import { readAhead, TooManyBodies } from "./buffer-body.server.ts";
import { type Places, places } from "./concurrency-limit.server.ts";
import { isEventLoopLate, workTurn } from "./event-loop.server.ts";
import { requestContext } from "./request-context.server.ts";
import { visitorNetwork } from "./visitor.server.ts";

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

/** Half of all, so that one network leaves the other half to others. */
const half = (number: number) => Math.ceil(number / 2);

const placesFor = ({ atOnce, waiting }: Bounds, timeout: number) =>
	places({
		atOnce,
		waiting,
		timeout,
		ofOneNetwork: half(atOnce),
		waitingOfOneNetwork: half(waiting),
	});

interface Kinds {
	/** Paths that are answered at once, however busy the server is. */
	isAlwaysAnswered?: (path: string) => boolean;
	/**
	 * Bytes that the body of a request may have at most, so that it is read before the request
	 * takes a place; undefined for an upload, which is read while it is worked on.
	 */
	maxBytesOf?: (request: Request, path: string) => number | undefined;
	/** Whether no more reads may wait than are made at once, because those are late already. */
	isLate?: () => boolean;
}

/** Bytes of the largest form. */
const MAX_BYTES = 512 * 1024;

const isRead = ({ method }: Request) => method === "GET" || method === "HEAD";

/**
 * `pages`, a bounded number of them at once. Changes are counted apart from reads: they may wait
 * for the database, and nobody who only reads should wait with them. Uploads are counted apart
 * from both, because they take as long as their senders do.
 */
export function bounded(
	pages: Pages,
	bounds: Bounds,
	{
		isAlwaysAnswered = () => false,
		maxBytesOf = () => MAX_BYTES,
		isLate = isEventLoopLate,
	}: Kinds = {},
): Pages {
	const { patience, patienceForChanges = patience } = bounds;
	const reads = placesFor(bounds, patience);
	const changes = placesFor(bounds, patienceForChanges);
	const uploads = placesFor(bounds, patienceForChanges);
	const all = [reads, changes, uploads];
	const sum = (count: (one: Places) => number) => all.reduce((total, one) => total + count(one), 0);
	load.measure = () => ({
		inside: sum((one) => one.taken()),
		waiting: sum((one) => one.waiting()),
	});

	async function refuse(request: Request, path: string) {
		load.sentAway += 1;
		await workTurn();
		return sentAway(request, path);
	}

	async function answerIn(kind: Places, request: Request, path: string) {
		const network = visitorNetwork();
		const mayWait = kind !== reads || kind.waiting() < bounds.atOnce || !isLate();
		if (!(await kind.enter(network, mayWait))) return refuse(request, path);
		try {
			if (kind === reads) await workTurn();
			// Whoever left while waiting needs no page.
			if (request.signal.aborted) return new Response(null, { status: 503 });
			load.made += 1;
			return await pages(request);
		} finally {
			kind.leave(network);
		}
	}

	async function answerChange(request: Request, path: string) {
		const maxBytes = maxBytesOf(request, path);
		if (maxBytes === undefined) return answerIn(uploads, request, path);
		const network = visitorNetwork();
		const ahead = await readAhead(request, { maxBytes, network }).catch((error: unknown) => {
			if (error instanceof TooManyBodies) return undefined;
			throw error;
		});
		if (!ahead) return refuse(request, path);
		return answerIn(changes, ahead.request, path).finally(ahead.release);
	}

	return async (request) => {
		const context = requestContext.getStore();
		if (context) context.isRendered = true;
		const path = new URL(request.url).pathname;
		if (isAlwaysAnswered(path)) return pages(request);
		return isRead(request) ? answerIn(reads, request, path) : answerChange(request, path);
	};
}
