/** What is known of the request that is being answered, wherever it is being answered. */
import { AsyncLocalStorage } from "node:async_hooks";

export interface RequestContext {
	/** Sent as X-Request-Id except with kept pages, and part of every log line about the request. */
	readonly id: string;
	/** Whether the application had to make the answer: false for files and kept pages. */
	isRendered: boolean;
	/** The path and query that were asked for. */
	readonly target: string;
	/** What the visitor sent in the body, as far as it was read: the log must not repeat it. */
	readonly sent: Set<string>;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();

/** Values of one request that are remembered: more than any form of ours has. */
const SENT_MAX = 200;

/** Remembers every text in a value that a visitor sent, so that no line of the log repeats it. */
export function rememberSent(value: unknown): void {
	const sent = requestContext.getStore()?.sent;
	const remember = (part: unknown, depth: number) => {
		if (!sent || sent.size >= SENT_MAX || depth > 4) return;
		if (typeof part === "string" || typeof part === "number") sent.add(String(part));
		else if (typeof part === "object" && part !== null) {
			for (const each of Object.values(part)) remember(each, depth + 1);
		}
	};
	remember(value, 0);
}
