/** What is known of the request that is being responded to, wherever that is done. */
import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequest } from "@remix-run/node-fetch-server";

/** Tells the requests of one process from another's. */
const prefix = randomBytes(4).toString("hex");
let count = 0;

/** The id of a process's request with that number. */
export const idOf = (number: number) => `${prefix}-${number.toString(36)}`;

/** What the log has to know of a request. */
export interface LoggedRequest {
	/** Sent as X-Request-Id except with cached pages, and part of every log line about the request. */
	readonly id: string;
	/** The path and query that were asked for. */
	readonly target: string;
	/** What the visitor sent in the body, as far as it was read: the log must not repeat it. */
	readonly bodyTexts: Set<string>;
}

/** A request on its way through the pipeline, and what middleware tell those after them. */
export class RequestContext implements LoggedRequest {
	readonly message: IncomingMessage;
	readonly response: ServerResponse;
	/** On the clock of `performance.now()`. */
	startedAt = performance.now();
	readonly target: string;
	/** Counts the requests of this process. */
	readonly number: number;
	/** The origin under which the visitor sees the site; undefined where the request names no host. */
	origin: string | undefined = undefined;
	/** Whether a program asks, not a browser for a page: it gets JSON, and sends tokens, not cookies. */
	isApi = false;
	/** Whether a cached page was sent. */
	isCacheHit = false;
	/** Whether the response was sent from memory, before anything else was worked out for it. */
	isFromMemory = false;
	/** Whether the body goes on to what responds as it arrives. */
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

	get id(): string {
		return idOf(this.number);
	}

	get bodyTexts(): Set<string> {
		this.#sent ??= new Set();
		return this.#sent;
	}

	get isRead(): boolean {
		return this.message.method === "GET" || this.message.method === "HEAD";
	}

	/** Where the request goes to; there from `readableAddress` on (address.server.ts). */
	get url(): URL {
		if (!this.#url) throw new Error("The address of the request was not read yet");
		return this.#url;
	}

	set url(url: URL) {
		this.#url = url;
	}

	/** The request as React Router takes it; made when it is first needed, because that is costly. */
	get request(): Request {
		const { protocol, host } = this.url;
		this.#request ??= createRequest(this.message, this.response, { protocol, host });
		return this.#request;
	}

	set request(request: Request) {
		this.#request = request;
	}
}

export const requestContext = new AsyncLocalStorage<LoggedRequest>();

/** Values of one request that are remembered: more than any form of ours has. */
const SENT_MAX = 200;

/** Remembers every text in a value that a visitor sent, so that no line of the log repeats it. */
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
