/** Logs and counts every request. */
import { Histogram } from "prom-client";
import { log, logDeferred } from "../log/log.server.ts";
import { clientAddress } from "./address.server.ts";
import type { Middleware } from "./middleware.server.ts";
import { idOf, type RequestContext, requestContext } from "./request-context.server.ts";

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** How long responses took, for /metrics. The label `route` has its pattern, never the URL. */
export const requestDurations = new Histogram({
	name: "http_request_duration_seconds",
	help: "Requests by route and status, and how long their responses took.",
	labelNames: ["method", "route", "status"],
	buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
	registers: [],
});

let hits = 0;

/** How many cached pages have been sent since the start. */
export const pageCacheHits = () => hits;

interface FinishedRequest {
	number: number;
	method: string;
	route: string;
	status: number;
	milliseconds: number;
	isCacheHit: boolean;
	isCut: boolean;
}

/** The rest of a finished request's log line. It keeps no reference to the request itself. */
const restOf = (finished: FinishedRequest) => () => {
	const { number, method, route, status, milliseconds, isCacheHit, isCut } = finished;
	const ms = Math.round(milliseconds * 100) / 100;
	const cached = isCacheHit ? ',"cached":true' : "";
	const aborted = isCut ? ',"aborted":true' : "";
	const about = `"method":"${method}","route":${JSON.stringify(route)},"status":${status}`;
	return `"request":"${idOf(number)}",${about},"ms":${ms}${cached}${aborted},"msg":"request"}`;
};

/**
 * Logs and counts every request once its response is finished or aborted. A stream of events counts for the time until
 * it began.
 * @param patternOf turns a request's target into the pattern that may be logged.
 */
export function requestLog(patternOf: (target: string) => string): Middleware {
	function note(context: RequestContext) {
		const { message, response, startedAt, number, isCacheHit, streamsSince } = context;
		const milliseconds = (streamsSince ?? performance.now()) - startedAt;
		const method = methods.has(message.method ?? "") ? (message.method ?? "") : "other";
		const route = patternOf(message.url ?? "");
		const status = response.statusCode;
		requestDurations.observe({ method, route, status }, milliseconds / 1_000);
		if (isCacheHit) hits++;
		const level = status >= 500 ? "warn" : "info";
		if (!log.isLevelEnabled(level)) return;
		const isEnded = context.isFromMemory || response.writableFinished;
		// A stream of events ends when its reader leaves.
		const isCut = !isEnded && streamsSince === undefined;
		const rest = restOf({ number, method, route, status, milliseconds, isCacheHit, isCut });
		logDeferred({ level, at: startedAt + milliseconds, rest });
	}

	return (context, next) => {
		const result = next();
		// A response from memory is complete by now and needs no listener. For all others, `close` is emitted
		// both after a finished response and when the visitor leaves early.
		if (context.isFromMemory) note(context);
		else context.response.once("close", () => note(context));
		return result;
	};
}

/** Makes the request known to the code that handles it, and adds its id to the response and to every log line about it. */
export const requestId: Middleware = (context, next) => {
	context.address = clientAddress(context.message);
	context.response.setHeader("X-Request-Id", context.id);
	return requestContext.run(context, next);
};
