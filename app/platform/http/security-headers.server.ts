/**
 * The security headers of every response. Scripts are allowed by hash rather than by a nonce per request,
 * so that a cached page can be sent again unchanged.
 */
import { createHash } from "node:crypto";
import { VIDEO_HOST } from "~/business/video-host.ts";
import { env } from "../env.ts";
import type { Middleware } from "./middleware.server.ts";

const isSecure = env.ORIGIN.startsWith("https:");

const hashOf = (script: string) =>
	`'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/** In development, Vite's client and React Router's own scripts are inline, and changes arrive by WebSocket. */
const inDevelopment = env.NODE_ENV === "development";

/**
 * The Content-Security-Policy of a page with these inline scripts. Whatever script a page contains otherwise, for
 * example because a text was not escaped, does not run. A page may prefetch the next page's data, which Firefox checks
 * against `default-src`; every kind of content has a directive of its own.
 */
const pagePolicy = (scripts: readonly string[]): string =>
	[
		"default-src 'self'",
		"object-src 'none'",
		"media-src 'self'",
		"worker-src 'none'",
		inDevelopment
			? "script-src 'self' 'unsafe-inline'"
			: ["script-src 'self'", ...scripts.map(hashOf)].join(" "),
		inDevelopment ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
		// The widths of bars and the background colors of pictures are data, set in `style` attributes.
		"style-src-attr 'unsafe-inline'",
		"img-src 'self' data:",
		"font-src 'self'",
		inDevelopment ? "connect-src 'self' ws:" : "connect-src 'self'",
		"manifest-src 'self'",
		`frame-src 'self' ${VIDEO_HOST}`,
		"form-action 'self'",
		"frame-ancestors 'none'",
		"base-uri 'none'",
		...(isSecure ? ["upgrade-insecure-requests"] : []),
	].join("; ");

/** Names and values of the headers that a page with these inline scripts has besides those of every response. */
export const pageHeaders = (scripts: readonly string[]): Readonly<Record<string, string>> => ({
	"Content-Security-Policy": pagePolicy(scripts),
	// Passkeys aren't named, because they are allowed by default, and only on the site's own pages.
	"Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
	"Cross-Origin-Opener-Policy": "same-origin",
});

/** Names and values of the headers of every response; a page's own policy replaces the one here. */
export const securityHeaders: ReadonlyArray<readonly [string, string]> = [
	["Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'; base-uri 'none'"],
	["X-Content-Type-Options", "nosniff"],
	["X-Frame-Options", "DENY"],
	// 'no-referrer' would make browsers send 'Origin: null' with a form, which older ones can't explain.
	["Referrer-Policy", "strict-origin-when-cross-origin"],
	["Cross-Origin-Resource-Policy", "same-origin"],
	...(isSecure
		? [["Strict-Transport-Security", "max-age=63072000; includeSubDomains"] as const]
		: []),
];

/** Sets the security headers of every response, including errors and files; a page's own policy replaces it. */
export const setSecurityHeaders: Middleware = ({ response }, next) => {
	for (const [name, value] of securityHeaders) response.setHeader(name, value);
	return next();
};
