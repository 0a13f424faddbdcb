/** The type of all middleware in the request pipeline (pipeline.server.ts). */
import type { RequestListener } from "node:http";
import { RequestContext } from "./request-context.server.ts";

/** A response for an earlier middleware to send, or undefined if it was sent already. */
type Result = Response | undefined;

/**
 * Responds to a request, or calls `next` and may change its response. Middleware that needn't wait return no
 * promise: most requests are for cached pages, where promises would be noticeable.
 */
export type Middleware = (
	context: RequestContext,
	next: () => Result | Promise<Result>,
) => Result | Promise<Result>;

function nobodyResponds(): never {
	throw new Error("No middleware has responded to a request");
}

/** Combines middleware into one function; the first one is the outermost. */
export function compose(all: readonly Middleware[]) {
	return all.reduceRight<(context: RequestContext) => Result | Promise<Result>>(
		(next, middleware) => (context) => middleware(context, () => next(context)),
		nobodyResponds,
	);
}

/** A listener for a Node server that runs every request through the middleware. */
export function listenerOf(all: readonly Middleware[]): RequestListener {
	const run = compose(all);
	return (message, response) => void run(new RequestContext(message, response));
}

export const passThrough: Middleware = (_, next) => next();
