/** Who gets cached pages, and until when (platform/http/page-cache.server.ts). */
import type { IncomingMessage } from "node:http";
import { hasSession } from "~/accounts/session-cookie.server.ts";
import { takesJson } from "~/api/api-route.server.ts";
import { today } from "~/business/moments.ts";
import {
	knownContentVersion,
	recentContentVersion,
} from "~/platform/database/content-version.server.ts";
import { env } from "~/platform/env.ts";
import { hasFlash } from "~/platform/forms/flash.server.ts";

/**
 * Whether a request gets a response of its own: a visitor who is shown a toast or is signed in,
 * and a program that sends a token, or doesn't take JSON and is told so.
 */
export function bypassesCache({ headers }: IncomingMessage, isApi: boolean): boolean {
	const { cookie, authorization, accept } = headers;
	if (cookie !== undefined && (hasFlash(cookie) || hasSession(cookie))) return true;
	return isApi && (authorization !== undefined || !takesJson(accept));
}

/** The origin that may read a response of the JSON API, which says so; empty for any other request. */
export function corsOriginOf({ headers }: IncomingMessage, isApi: boolean): string {
	const { origin } = headers;
	return origin && isApi && env.corsOrigins.includes(origin) ? origin : "";
}

/** Milliseconds for which a day is taken to last on. */
const SAME_DAY_FOR = 1_000;

let known: { content: number; until: number; version: string } | undefined;

function versionFor(content: number, now: number): string {
	if (known?.content !== content || now >= known.until) {
		known = { content, until: now + SAME_DAY_FOR, version: `${content} ${today()}` };
	}
	return known.version;
}

/** Changes with any public content, and at midnight, because pages tell a puppy's age. */
export async function cacheVersion(): Promise<string> {
	return versionFor(await recentContentVersion(), performance.now());
}

/** The same, as far as it is known without a look at the database. */
export function knownCacheVersion(now = performance.now()): string | undefined {
	const content = knownContentVersion(now);
	return content === undefined ? undefined : versionFor(content, now);
}
