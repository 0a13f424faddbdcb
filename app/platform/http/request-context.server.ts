/** What is known about the request that is being handled, available everywhere in the code. */
import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequest } from "@remix-run/node-fetch-server";

/** Distinguishes the request ids of this process from those of others. */
const prefix = randomBytes(4).toString("hex");
let count = 0;

/** The id of this process's request with that number. */
export const idOf = (number: number) => `${prefix}-${number.toString(36)}`;

/** The most bytes of a form, unless its route says otherwise. */
export const FORM_BYTES = 64 * 1024;

/** A request on its way through the pipeline, with what middleware find out for later ones. */
export class RequestContext {
	readonly message: IncomingMessage;
	readonly response: ServerResponse;
	/** When the request arrived, on the clock of `performance.now()`. */
	startedAt = performance.now();
	/** The requested path and query. */
	readonly target: string;
	/** The request's number in this process. */
	readonly number: number;
	/** The origin under which the visitor sees the site; undefined if the request has no valid host. */
	origin: string | undefined = undefined;
	/** The visitor's IP address; empty until the request is known to the code that handles it. */
	address = "";
	/** Whether this is an API request, which gets JSON and sends a token instead of cookies. */
	isApi = false;
	/** The most bytes that its body may have; a form may have more only if its route says so. */
	maxBodyBytes: number = FORM_BYTES;
	/** Whether another site made the browser send this form, so that it is refused. */
	isForeign = false;
	/** Whether a part of the page can't be read (loading.server.ts), so that no cache may keep it. */
	lacksPart = false;
	isCacheHit = false;
	/** Whether the response was sent from memory, before most of the middleware ran. */
	isFromMemory = false;
	/** When a stream of events began, which lasts for as long as its page is open. */
	streamsSince: number | undefined = undefined;
	/** Whether the route reads the body as it arrives. */
	isStreamed = false;

	#url: URL | undefined = undefined;
	#sent: Set<string> | undefined = undefined;
	#request: Request | undefined = undefined;

	constructor(message: IncomingMessage, response: ServerResponse) {
		this.message = message;
		this.response = response;
		this.target = message.url ?? "";
		count += 1;
		this.number = count;
	}

	/** Part of every log line about the request, and sent as X-Request-Id except with responses from memory. */
	get id(): string {
		return idOf(this.number);
	}

	/** The texts that the visitor sent in the body, as far as it was read: the log must not repeat them. */
	get bodyTexts(): Set<string> {
		this.#sent ??= new Set();
		return this.#sent;
	}

	get isRead(): boolean {
		return this.message.method === "GET" || this.message.method === "HEAD";
	}

	/** The request's URL, which `readableAddress` sets (address.server.ts). */
	get url(): URL {
		if (!this.#url) throw new Error("The URL of the request has not been read yet");
		return this.#url;
	}

	set url(url: URL) {
		this.#url = url;
	}

	/** The request for React Router; created when it is first needed, because that takes time. */
	get request(): Request {
		const { protocol, host } = this.url;
		this.#request ??= createRequest(this.message, this.response, { protocol, host });
		return this.#request;
	}

	set request(request: Request) {
		this.#request = request;
	}
}

/** What is known about a request while it is handled, also for the log. */
type LoggedRequest = Pick<RequestContext, "id" | "target" | "bodyTexts"> &
	Partial<Pick<RequestContext, "address" | "maxBodyBytes" | "isForeign" | "lacksPart">>;

export const requestContext = new AsyncLocalStorage<LoggedRequest>();

/**
 * Runs work that outlives the request that asks for it. A timer keeps everything known about the request in
 * memory until it fires, what the visitor sent included, unless the timer is made in here.
 */
export const outsideRequests: <T>(work: () => T) => T = AsyncLocalStorage.snapshot();

/** Maximum number of remembered texts per request: more than any form of ours has. */
const SENT_MAX = 200;

/** Remembers all texts in a value that a visitor sent, so that the log doesn't repeat them. */
export function rememberSent(value: unknown): void {
	const texts = requestContext.getStore()?.bodyTexts;
	const remember = (part: unknown, depth: number) => {
		if (!texts || texts.size >= SENT_MAX || depth > 4) return;
		if (typeof part === "string" || typeof part === "number") texts.add(String(part));
		else if (typeof part === "object" && part !== null) {
			for (const each of Object.values(part)) remember(each, depth + 1);
		}
	};
	remember(value, 0);
}
