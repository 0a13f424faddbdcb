/** The one shape of what a request goes through on its way (pipeline.server.ts). */
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { RequestContext } from "./request-context.server.ts";

/** A response for an earlier middleware to send, or none where it was sent already. */
type Result = Response | undefined;

/**
 * Responds to a request, or lets `next` do so and works on its response. What needs no waiting
 * returns no promise: most requests are for cached pages, where promises would be felt.
 */
export type Middleware = (
	context: RequestContext,
	next: () => Result | Promise<Result>,
) => Result | Promise<Result>;

function nobodyResponds(): never {
	throw new Error("No middleware has responded to a request");
}

/** One function of many middleware, of which the first is the outermost. */
export function compose(all: readonly Middleware[]) {
	return all.reduceRight<(context: RequestContext) => Result | Promise<Result>>(
		(next, middleware) => (context) => middleware(context, () => next(context)),
		nobodyResponds,
	);
}

/** The listener for a Node server that takes every request through `all`. */
export function listenerOf(all: readonly Middleware[]): RequestListener {
	const run = compose(all);
	return (message, response) => void run(new RequestContext(message, response));
}

/** Middleware as Connect has it, such as Vite's. */
export type ConnectMiddleware = (
	message: IncomingMessage,
	response: ServerResponse,
	next: () => void,
) => void;

/** Leads a request through middleware of that shape. */
export const connected =
	(middleware: ConnectMiddleware): Middleware =>
	({ message, response }, next) => {
		const { promise, resolve, reject } = Promise.withResolvers<Result>();
		response.once("close", () => resolve(undefined));
		middleware(message, response, () => {
			(async () => next())().then(resolve, reject);
		});
		return promise;
	};

/** What does nothing to a request. */
export const passThrough: Middleware = (_, next) => next();
