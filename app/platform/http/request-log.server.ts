import { log, logDeferred } from "../log/log.server.ts";
import type { Middleware } from "./middleware.server.ts";
import { idOf, type RequestContext, requestContext } from "./request-context.server.ts";
import { countResponse } from "./request-metrics.server.ts";

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

interface FinishedRequest {
	number: number;
	fields: string;
	milliseconds: number;
	isCacheHit: boolean;
	isCut: boolean;
}

/** The rest of a finished request's log line. It keeps no reference to the request itself. */
const restOf = (finished: FinishedRequest) => () => {
	const { number, fields, milliseconds, isCacheHit, isCut } = finished;
	const ms = Math.round(milliseconds * 100) / 100;
	const cached = isCacheHit ? ',"cached":true' : "";
	const aborted = isCut ? ',"aborted":true' : "";
	const start = `"request":"${idOf(number)}",${fields}`;
	return `${start},"ms":${ms}${cached}${aborted},"msg":"request"}`;
};

/**
 * Logs and counts every request once its response is finished or aborted. A stream of events counts for the time until
 * it began.
 * @param patternOf turns a request's target into the pattern that may be logged.
 */
export function requestLog(patternOf: (target: string) => string): Middleware {
	function note(context: RequestContext) {
		const { message, response, isCacheHit, streamsSince } = context;
		const milliseconds = (streamsSince ?? performance.now()) - context.startedAt;
		const { method = "" } = message;
		const status = response.statusCode;
		const fields = countResponse({
			method: methods.has(method) ? method : "other",
			route: patternOf(message.url ?? ""),
			status,
			seconds: milliseconds / 1_000,
			isCacheHit,
		});
		const level = status >= 500 ? "warn" : "info";
		if (!log.isLevelEnabled(level)) return;
		const isEnded = context.isFromMemory || response.writableFinished;
		// A stream of events ends when its reader leaves.
		const isCut = !isEnded && streamsSince === undefined;
		const { startedAt, number } = context;
		const rest = restOf({ number, fields, milliseconds, isCacheHit, isCut });
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

/** Adds the request's id to the response and to every log line about the request. */
export const requestId: Middleware = (context, next) => {
	context.response.setHeader("X-Request-Id", context.id);
	return requestContext.run(context, next);
};
