/** A request's id, its one line in the log, and its part of the metrics. */
import { type DeferredLine, log, logDeferred } from "../log/log.server.ts";
import type { Middleware } from "./middleware.server.ts";
import { idOf, type RequestContext, requestContext } from "./request-context.server.ts";
import { countResponse } from "./request-metrics.server.ts";

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
type LoggedResponse = Pick<DeferredLine, "level" | "at"> & {
	number: number;
	fields: string;
	milliseconds: number;
	isCacheHit: boolean;
	isCut: boolean;
};

/** The line of a request that is over. It holds on to nothing of the request itself. */
class RequestLine implements DeferredLine {
	readonly level: DeferredLine["level"];
	readonly at: number;
	readonly #noted: LoggedResponse;

	constructor(noted: LoggedResponse) {
		this.level = noted.level;
		this.at = noted.at;
		this.#noted = noted;
	}

	rest(): string {
		const { number, fields, milliseconds, isCacheHit, isCut } = this.#noted;
		const ms = Math.round(milliseconds * 100) / 100;
		const cached = isCacheHit ? ',"cached":true' : "";
		const aborted = isCut ? ',"aborted":true' : "";
		const start = `"request":"${idOf(number)}",${fields}`;
		return `${start},"ms":${ms}${cached}${aborted},"msg":"request"}`;
	}
}

/**
 * Notes every request once its response is finished, or given up.
 * @param patternOf makes a request's target into what may be logged of it.
 */
export function requestLog(patternOf: (target: string) => string): Middleware {
	function note(context: RequestContext) {
		const { message, response, isCacheHit } = context;
		const milliseconds = performance.now() - context.startedAt;
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
		const isCut = !context.isFromMemory && !response.writableFinished;
		const { startedAt, number } = context;
		const at = startedAt + milliseconds;
		logDeferred(new RequestLine({ level, at, number, fields, milliseconds, isCacheHit, isCut }));
	}

	return (context, next) => {
		const result = next();
		// What is finished before anybody waits for it needs no listener of its end. Otherwise `close`
		// comes after a finished response, and when the visitor left before it was.
		if (context.isFromMemory) note(context);
		else context.response.once("close", () => note(context));
		return result;
	};
}

/** Tells the visitor the id of the request, and every line of the log that is about it. */
export const requestId: Middleware = (context, next) => {
	context.response.setHeader("X-Request-Id", context.id);
	return requestContext.run(context, next);
};
