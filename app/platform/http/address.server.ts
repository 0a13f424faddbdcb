/** Finds out a request's origin, client address and URL, and whether another site caused it. */
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { env } from "../env.ts";
import { isDecodable } from "../text.ts";
import type { Middleware } from "./middleware.server.ts";
import { hasBody, refuse } from "./refuse.server.ts";

/** Origins of the hosts in recent requests: there are few, and parsing one takes long. */
const origins = {
	http: new LRUCache<string, string>({ max: 100 }),
	https: new LRUCache<string, string>({ max: 100 }),
};

const hostForm = /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(:\d{1,5})?$/i;

/** The value that the outermost trusted proxy appended to a comma-separated header. */
function fromProxy(headers: IncomingHttpHeaders, name: string): string | undefined {
	if (env.TRUST_PROXY === 0) return undefined;
	const value = headers[name];
	const parts = (Array.isArray(value) ? value.join(",") : (value ?? "")).split(",");
	return parts.at(-Math.min(env.TRUST_PROXY, parts.length))?.trim() || undefined;
}

/** Whether there are several Host headers, of which Node drops all but the first (RFC 9112, section 3.2). */
function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
	let count = 0;
	for (let at = 0; at < rawHeaders.length; at += 2) {
		const name = rawHeaders[at] ?? "";
		if (name.length === 4 && name.toLowerCase() === "host") count += 1;
	}
	return count > 1;
}

/**
 * The origin under which the visitor sees the site: the configured one or, if none is configured, that of
 * the request. Undefined if the Host header is missing, malformed or repeated. Absolute links never use it:
 * they begin with `env.ORIGIN`.
 */
export function visitedOrigin(request: IncomingMessage): string | undefined {
	const host = fromProxy(request.headers, "x-forwarded-host") ?? request.headers.host;
	if (!host || hasSeveralHosts(request)) return undefined;
	const scheme = fromProxy(request.headers, "x-forwarded-proto") === "https" ? "https" : "http";
	const known = origins[scheme].get(host);
	if (known !== undefined) return known;
	if (!hostForm.test(host)) return undefined;
	const origin = env.originIsSet ? env.ORIGIN : URL.parse(`${scheme}://${host}`)?.origin;
	if (origin !== undefined) origins[scheme].set(host, origin);
	return origin;
}

/**
 * The path and query of a request's target. If the target is an absolute URL, its host must be that of the
 * Host header or the site's own; undefined for any other target.
 */
export function targetPath(request: IncomingMessage, origin: string): string | undefined {
	const { url: target = "", headers } = request;
	if (target.startsWith("/")) return target;
	const url = /^https?:\/\//i.test(target) ? URL.parse(target) : null;
	if (!url || url.username || url.password) return undefined;
	const isOurs = url.host === headers.host?.toLowerCase() || url.host === new URL(origin).host;
	return isOurs ? url.pathname + url.search : undefined;
}

/** Removes the port that some proxies append to an address: `1.2.3.4:567`, `[::1]:567`. */
function withoutPort(address: string): string {
	const [, inBrackets] = /^\[([0-9a-f:.]+)\](?::\d+)?$/i.exec(address) ?? [];
	const [, beforePort] = /^([\d.]+):\d+$/.exec(address) ?? [];
	return inBrackets ?? beforePort ?? address;
}

/** The visitor's IP address, as reported by the trusted proxies or, without one, by the connection. */
export function clientAddress(request: IncomingMessage): string {
	const forwarded = fromProxy(request.headers, "x-forwarded-for");
	return forwarded ? withoutPort(forwarded) : (request.socket.remoteAddress ?? "");
}

/**
 * Whether another site made the visitor's browser send this change. Browsers say themselves where it comes from,
 * even if the page hides its address, so that the Origin is `null`. A request with neither header is not from a
 * current browser, so it doesn't have a visitor's cookies.
 */
export function isForeignChange(request: IncomingMessage, ownOrigin: string): boolean {
	if (!hasBody(request.method)) return false;
	const { origin, "sec-fetch-site": site } = request.headers;
	if (origin === "null") return site !== "same-origin";
	if (origin !== undefined) return origin !== ownOrigin;
	return site !== undefined && site !== "same-origin" && site !== "none";
}

/**
 * Determines the origin under which the visitor sees the site, and whether this is an API request. Only
 * this middleware decides the latter; everything later uses `isApi`.
 */
export const address =
	(isApi: (path: string) => boolean): Middleware =>
	(context, next) => {
		const { message } = context;
		context.origin = visitedOrigin(message);
		// `readableAddress` refuses a target that is not a path on this site.
		if (context.origin !== undefined) message.url = targetPath(message, context.origin);
		context.isApi = isApi(message.url ?? "");
		return next();
	};

/** The URL of a target; undefined if it can't be decoded or leads elsewhere, such as `/%` or `//elsewhere`. */
function readableUrl(target: string, origin: string): URL | undefined {
	const url = URL.parse(target, origin);
	// `/.//x` is parsed as the path `//x`, which would become a host if it was resolved again.
	if (url?.origin !== origin || url.pathname.startsWith("//")) return undefined;
	return isDecodable(url.pathname) ? url : undefined;
}

/** Refuses a request whose URL can't be read or belongs to another site. */
export const readableAddress: Middleware = (context, next) => {
	const { message, origin, isApi } = context;
	const [path = ""] = message.url?.split("?", 1) ?? [];
	// With its percent signs escaped, the API itself responds that nothing has such an address.
	if (isApi && !isDecodable(path)) message.url = message.url?.replaceAll("%", "%25");
	const url = message.url && origin ? readableUrl(message.url, origin) : undefined;
	if (!url) return refuse(context, 400, "This address can't be understood.");
	context.url = url;
	return next();
};

/**
 * Signs at the end that belong to the text around a link, in any script. No page's path ends in one. Looked for
 * backward from the end, because a search for where they begin takes a second in a path of 15,000 of them.
 */
const strayEnding = /$(?<=(?<signs>(?:&(?:gt|quot|nbsp);?|(?![/_-])[\p{P}\p{S}\p{Z}\p{Cf}\s])+))/iu;

/** The last segment of a path without them, whether they are escaped or not. */
function withoutStray(segment: string): string {
	const written = decodeURIComponent(segment);
	const signs = strayEnding.exec(written)?.groups?.signs;
	return signs ? encodeURIComponent(written.slice(0, -signs.length)) : segment;
}

/**
 * Responds to a link that was copied or recognized together with the sign behind it, such as the period of its
 * sentence, with the page that it leads to. A form sent there is read as if the sign weren't there.
 */
export const withoutStrayEnding: Middleware = (context, next) => {
	const { url, message, isApi, isRead } = context;
	const last = url.pathname.lastIndexOf("/") + 1;
	const path = url.pathname.slice(0, last) + withoutStray(url.pathname.slice(last));
	if (isApi || path === url.pathname) return next();
	url.pathname = path;
	const target = url.pathname + url.search;
	if (!isRead) {
		message.url = target;
		return next();
	}
	const headers = { Location: target, "Cache-Control": "no-store", "Content-Length": "0" };
	return new Response(null, { status: 308, headers });
};
