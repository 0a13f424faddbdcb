/** What is known of the request that is being answered, wherever it is being answered. */
import { AsyncLocalStorage } from "node:async_hooks";

export interface RequestContext {
	/** Sent as X-Request-Id except with kept pages, and part of every log line about the request. */
	readonly id: string;
	/** Whether the application had to make the answer: false for files and kept pages. */
	isRendered: boolean;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();
