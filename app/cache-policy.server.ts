/** Which requests may get a cached page, and how long one is valid (platform/http/page-cache.server.ts). */
import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { hasSession } from "~/accounts/sessions.server.ts";
import { takesJson } from "~/api/api-route.server.ts";
import { today } from "~/business/moments.ts";
import {
	knownContentVersion,
	recentContentVersion,
} from "~/platform/database/content-version.server.ts";
import { env } from "~/platform/env.ts";
import { hasFlash } from "~/platform/forms/flash.server.ts";

/**
 * Whether a request must not get a cached response: the visitor has a toast waiting or is signed in, or
 * the API client sends a token or doesn't accept JSON, which is an error.
 */
export function bypassesCache({ headers }: IncomingMessage, isApi: boolean): boolean {
	const { cookie, authorization, accept } = headers;
	if (cookie !== undefined && (hasFlash(cookie) || hasSession(cookie))) return true;
	return isApi && (authorization !== undefined || !takesJson(accept));
}

/** The allowed CORS origin of a request to the JSON API; empty for any other request. */
export function corsOriginOf({ headers }: IncomingMessage, isApi: boolean): string {
	const { origin } = headers;
	return origin && isApi && env.CORS_ORIGINS.includes(origin) ? origin : "";
}

/** Milliseconds for which the date in the cache version is reused before it is computed again. */
const SAME_DAY_FOR = 1_000;

/** The cache versions by content version. They have the date, because pages show each puppy's age. */
const versions = new LRUCache<number, string>({
	max: 2,
	ttl: SAME_DAY_FOR,
	ttlResolution: 0,
	memoMethod: (content) => `${content} ${today()}`,
});

/** Changes with any public content, and at midnight. */
export const cacheVersion = async () => versions.memo(await recentContentVersion());

/** The cache version if it is known without reading the database, otherwise undefined. */
export function knownCacheVersion(): string | undefined {
	const content = knownContentVersion();
	return content === undefined ? undefined : versions.memo(content);
}
