/**
 * The security headers of every response. Scripts are allowed by hash rather than by a nonce per request,
 * so that a cached page can be sent again unchanged.
 */
import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import { VIDEO_HOST } from "~/business/video-host.ts";
import { env } from "../env.ts";
import type { Middleware } from "./middleware.server.ts";

const isSecure = env.ORIGIN.startsWith("https:");

const hashOf = (script: string) =>
	`'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/** In development, Vite's client and React Router's own scripts are inline, and changes arrive by WebSocket. */
const inDevelopment = env.NODE_ENV === "development";

/**
 * The Content-Security-Policy of a page with these inline scripts, or of what is no page. Whatever script a page
 * contains otherwise, for example because a text was not escaped, does not run. A page may prefetch the next page's
 * data, which Firefox checks against `default-src`; every kind of content has a directive of its own.
 */
export function contentSecurityPolicy(scripts?: readonly string[]): string {
	const isPage = scripts !== undefined;
	return [
		isPage ? "default-src 'self'" : "default-src 'none'",
		"object-src 'none'",
		isPage ? "media-src 'self'" : "media-src 'none'",
		"worker-src 'none'",
		inDevelopment
			? "script-src 'self' 'unsafe-inline'"
			: ["script-src 'self'", ...(scripts ?? []).map(hashOf)].join(" "),
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
}

/** Names and values of the headers of every response; a page's own policy replaces the one here. */
export const securityHeaders: ReadonlyArray<readonly [string, string]> = [
	["Content-Security-Policy", contentSecurityPolicy()],
	["X-Content-Type-Options", "nosniff"],
	["X-Frame-Options", "DENY"],
	// 'no-referrer' would make browsers send 'Origin: null' with a form, which older ones can't explain.
	["Referrer-Policy", "strict-origin-when-cross-origin"],
	// Passkeys aren't named, because they are allowed by default, and only on the site's own pages.
	["Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"],
	["Cross-Origin-Opener-Policy", "same-origin"],
	["Cross-Origin-Resource-Policy", "same-origin"],
	...(isSecure
		? [["Strict-Transport-Security", "max-age=63072000; includeSubDomains"] as const]
		: []),
];

/** Matches files that are part of a page and never a document themselves. */
const partOfPage = /\.(avif|webp|jpg|png|woff2|css|js)(\.(br|gz))?$/;
const policyForFile = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";
const forDocuments = ["X-Frame-Options", "Permissions-Policy", "Cross-Origin-Opener-Policy"];

/** Names and values of the headers that such a file's response has instead of `securityHeaders`. */
export const policiesOfFile: ReadonlyArray<readonly [string, string]> = securityHeaders
	.filter(([name]) => !forDocuments.includes(name))
	.map(([name, value]) => [name, name === "Content-Security-Policy" ? policyForFile : value]);

/**
 * Reduces the security headers of such a file to those that matter when it is opened by itself: for the
 * dozen files of a page, the others would add 4 kB, which a slow phone would wait for.
 */
export function shortenPolicies(response: ServerResponse, path: string) {
	if (!partOfPage.test(path)) return;
	response.setHeader("Content-Security-Policy", policyForFile);
	for (const name of forDocuments) response.removeHeader(name);
}

/** Sets the security headers of every response, including errors and files; a page's own policy replaces it. */
export const setSecurityHeaders: Middleware = ({ response }, next) => {
	for (const [name, value] of securityHeaders) response.setHeader(name, value);
	return next();
};
