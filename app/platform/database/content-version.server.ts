/**
 * The version number of the public content. Every change of public content raises it, so that a cached
 * page can be recognized as out of date.
 */

import { LRUCache } from "lru-cache";
import { type Client, commitCount, database } from "./database.server.ts";

/** The table has one row. */
const where = { id: 1 };

/** Milliseconds after which the version is read again, because another process may have changed it. */
const LOOK_AGAIN = 1_000;

/** Raises the content version. Call it in the transaction that changes public content. */
export async function raiseContentVersion(client: Client): Promise<void> {
	const changedAt = new Date();
	await client.contentVersion.upsert({
		where,
		create: { ...where, version: 1, changedAt },
		update: { version: { increment: 1 }, changedAt },
		select: { id: true },
	});
}

/** The content version in the database; 0 until the first change. */
export async function contentVersion(client: Client = database): Promise<number> {
	const row = await client.contentVersion.findUnique({ where, select: { version: true } });
	return row?.version ?? 0;
}

let known: { version: number; commits: number; readAt: number } | undefined;
let reading: { commits: number; version: Promise<number> } | undefined;

/** The content version if it was read within the last second and this process has changed nothing since. */
export function knownContentVersion(now = performance.now()): number | undefined {
	const isRecent = known?.commits === commitCount() && now - known.readAt < LOOK_AGAIN;
	return isRecent ? known?.version : undefined;
}

async function readVersion(commits: number, now: number): Promise<number> {
	try {
		const version = await contentVersion();
		known = { version, commits, readAt: now };
		return version;
	} finally {
		if (reading?.commits === commits) reading = undefined;
	}
}

/**
 * The content version, read at most once a second: this process's own changes are seen at once, those of
 * other processes within a second.
 */
export async function recentContentVersion(now = performance.now()): Promise<number> {
	const recent = knownContentVersion(now);
	if (recent !== undefined) return recent;
	const commits = commitCount();
	// A read that began before this process's last change may not have seen it.
	if (reading?.commits !== commits) reading = { commits, version: readVersion(commits, now) };
	return reading.version;
}

/** Maximum number of results that are remembered for one function. */
const MAX = 100;

/**
 * Wraps `read` so that it returns a remembered result unless the public content has changed since.
 * `nameOf` makes the cache key from the arguments, with everything that the result depends on; undefined
 * for a result that isn't worth remembering. Callers must not modify a result.
 */
export function cacheByContentVersion<Arguments extends readonly unknown[], Value>(
	read: (...given: Arguments) => Promise<Value>,
	nameOf: (...given: Arguments) => string | undefined,
): (...given: Arguments) => Promise<Value> {
	const values = new LRUCache<string, { version: number; value: Promise<Value> }>({ max: MAX });
	return async (...given) => {
		const name = nameOf(...given);
		if (name === undefined) return read(...given);
		const version = await recentContentVersion();
		const known = values.get(name);
		if (known?.version === version) return known.value;
		const value = read(...given);
		values.set(name, { version, value });
		// A failed read is not remembered.
		value.catch(() => values.delete(name));
		return value;
	};
}
