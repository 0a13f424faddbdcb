/** Where a request came in, and whether a form may have been sent from there. */
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { env } from "./env.ts";

/** Origins of the hosts that visitors used lately: there are few, and parsing one takes long. */
const origins = {
	http: new LRUCache<string, string>({ max: 100 }),
	https: new LRUCache<string, string>({ max: 100 }),
};

const hostForm = /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(:\d{1,5})?$/i;

/** Of a comma-separated header that each proxy appends to, what the outermost trusted one wrote. */
function fromProxy(headers: IncomingHttpHeaders, name: string): string | undefined {
	if (env.trustProxy === 0) return undefined;
	const value = headers[name];
	const parts = (Array.isArray(value) ? value.join(",") : (value ?? "")).split(",");
	return parts.at(-Math.min(env.trustProxy, parts.length))?.trim() || undefined;
}

/**
 * The origin under which the visitor sees the site: the configured one or, as long as none is
 * configured, that of the request. Undefined where the Host header is missing or malformed.
 * Absolute links never use it: they begin with `env.origin`.
 */
export function visitedOrigin(request: IncomingMessage): string | undefined {
	const host = fromProxy(request.headers, "x-forwarded-host") ?? request.headers.host;
	if (!host) return undefined;
	const scheme = fromProxy(request.headers, "x-forwarded-proto") === "https" ? "https" : "http";
	const known = origins[scheme].get(host);
	if (known !== undefined) return known;
	if (!hostForm.test(host)) return undefined;
	const origin = env.originIsSet ? env.origin : URL.parse(`${scheme}://${host}`)?.origin;
	if (origin !== undefined) origins[scheme].set(host, origin);
	return origin;
}

/** The visitor's network address, as far as proxies are trusted. */
export function clientAddress(request: IncomingMessage): string {
	return fromProxy(request.headers, "x-forwarded-for") ?? request.socket.remoteAddress ?? "";
}

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * True when another site made the visitor's browser send this change. A request without both
 * headers comes from no browser of today, and carries no visitor's cookies.
 */
export function isForeignChange(request: IncomingMessage, ownOrigin: string): boolean {
	if (safeMethods.has(request.method ?? "GET")) return false;
	const { origin } = request.headers;
	if (origin !== undefined) return origin !== ownOrigin;
	const site = request.headers["sec-fetch-site"];
	return site !== undefined && site !== "same-origin" && site !== "none";
}
