/** Follows a request from the outside: its id, one log line and its place in the metrics. */
import { randomBytes } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { log, logFields } from "../log/log.server.ts";
import { requestContext } from "./request-context.server.ts";
import { countRequest } from "./request-metrics.server.ts";

/** Tells the requests of one process from another's. */
const prefix = randomBytes(4).toString("hex");
let count = 0;

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const forFiles = new Set(["/assets/*", "/media/*", "/*"]);

interface Followed {
	/** Answers with what is ready in memory and returns true, or does nothing. */
	sendKept: (message: IncomingMessage, response: ServerResponse) => boolean;
	/** Answers everything else. */
	listener: RequestListener;
	/** Makes a request's target into what may be logged of it. */
	routeOf: (target: string) => string;
}

/**
 * A listener that follows what it answers. Kept pages are sent first and noted afterwards: an
 * answer that is finished before anybody waits for it needs no context and no listener of its end.
 */
export function followed({ sendKept, listener, routeOf }: Followed): RequestListener {
	function noteKept(message: IncomingMessage, status: number, startedAt: number) {
		const milliseconds = performance.now() - startedAt;
		const method = message.method ?? "";
		const route = routeOf(message.url ?? "");
		const isKept = !forFiles.has(route);
		countRequest({ method, route, status, seconds: milliseconds / 1_000, isKept });
		if (!log.isLevelEnabled("info")) return;
		const ms = Math.round(milliseconds * 100) / 100;
		logFields(
			"info",
			`"request":"${prefix}-${count.toString(36)}","method":"${method}","route":${JSON.stringify(route)},"status":${status},"ms":${ms}${isKept ? ',"kept":true' : ""}`,
			"request",
		);
	}

	return (message, response) => {
		const startedAt = performance.now();
		count += 1;
		if (sendKept(message, response)) return noteKept(message, response.statusCode, startedAt);
		const context = {
			id: `${prefix}-${count.toString(36)}`,
			isRendered: false,
			target: message.url ?? "",
			sent: new Set<string>(),
		};
		response.setHeader("X-Request-Id", context.id);
		// Comes after a finished answer, and when the visitor left before it was.
		response.once("close", () => {
			const milliseconds = performance.now() - startedAt;
			const method = methods.has(message.method ?? "") ? String(message.method) : "other";
			const route = routeOf(message.url ?? "");
			const status = response.statusCode;
			const isPage = !context.isRendered && !forFiles.has(route);
			const isKept = isPage && (status === 200 || status === 304);
			countRequest({ method, route, status, seconds: milliseconds / 1_000, isKept });
			const level = status >= 500 ? "warn" : "info";
			if (!log.isLevelEnabled(level)) return;
			log[level](
				{
					request: context.id,
					method,
					route,
					status,
					ms: Math.round(milliseconds * 100) / 100,
					...(isKept && { kept: true }),
					...(!response.writableFinished && { left: true }),
				},
				"request",
			);
		});
		requestContext.run(context, () => listener(message, response));
	};
}
