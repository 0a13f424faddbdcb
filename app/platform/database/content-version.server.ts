/**
 * The version number of the public content. Every change of public content raises it, so that a cached
 * page can be recognized as out of date.
 */

import { LRUCache } from "lru-cache";
import { type Client, commitCount, database, provider, snapshot } from "./database.server.ts";

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

/**
 * The version, by the number of this process's commits before it was read: a read that began before the last one may
 * not have seen it.
 */
const versions = new LRUCache<number, number>({
	max: 10,
	ttl: LOOK_AGAIN,
	// Looks at the clock each time, instead of starting a timer for every millisecond.
	ttlResolution: 0,
	fetchMethod: () => contentVersion(),
	ignoreFetchAbort: true,
});

/** The content version if it was read within the last second and this process has changed nothing since. */
export const knownContentVersion = () => versions.get(commitCount());

/**
 * The content version, read at most once a second: this process's own changes are seen at once, those of
 * other processes within a second.
 */
export const recentContentVersion = () => versions.forceFetch(commitCount());

/** How often inconsistent reads are tried before the last result is used. */
const READINGS = 3;

/**
 * Runs reads of public content that have to agree with each other, such as a list and its count. `read` gets the
 * content version that they see. PostgreSQL runs them on a snapshot. With SQLite, where each read takes very little
 * time, they are repeated if the content changed in between.
 */
export async function readConsistently<T>(
	read: (client: Client, version: number) => Promise<T>,
): Promise<T> {
	if (provider === "postgresql") {
		return snapshot(async (client) => read(client, await contentVersion(client)));
	}
	let version = await recentContentVersion();
	for (let reading = 1; ; reading += 1) {
		const result = await read(database, version);
		const now = await contentVersion();
		if (reading === READINGS || now === version) return result;
		version = now;
	}
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
