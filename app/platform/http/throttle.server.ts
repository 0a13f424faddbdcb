/**
 * Limits how often something may be tried, and says where a request came from, for limits per visitor. Tries are
 * counted in the memory of the process or, with PostgreSQL, in the database, which several servers may share.
 */
import { isIPv4, isIPv6 } from "node:net";
import { LRUCache } from "lru-cache";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import { postgresql } from "../database/database.server.ts";
import { outsideRequests, requestContext } from "./request-context.server.ts";

/**
 * The most keys that one limit counts in memory. The one that was tried least recently is forgotten first,
 * so that made-up keys can neither fill the memory nor clear the count of a key that is being attacked.
 */
export const KEYS_MAX = 10_000;

export interface Throttle {
	/** Counts one try. Returns the seconds to wait if there were too many, otherwise undefined. */
	take(key: string): Promise<number | undefined>;
	/** Whether all tries are used up. Asking doesn't count as a try. */
	isUsedUp(key: string): Promise<boolean>;
	/** Takes back one try that shouldn't count. */
	giveBack(key: string): Promise<void>;
}

interface Limit {
	/** Distinguishes this limit from others. */
	name: string;
	tries: number;
	seconds: number;
}

/** How often a key was tried, and the milliseconds until that is forgotten. */
interface Count {
	tries: number;
	wait: number;
}

interface Counter {
	/** Adds to a key's tries, and returns how many there are now. */
	add(key: string, tries: 1 | -1): Promise<Count>;
	tries(key: string): Promise<number>;
}

/** Counts without timers: a timer would keep whatever request made it in memory until it fires. */
function countInMemory({ seconds }: Limit): Counter {
	// With `max`, the room for all keys would be taken from the beginning, by every limit.
	const counts = new LRUCache<string, { tries: number; endsAt: number }>({
		maxSize: KEYS_MAX,
		sizeCalculation: () => 1,
	});
	const current = (key: string) => {
		const found = counts.get(key);
		return found && found.endsAt > Date.now() ? found : undefined;
	};
	return {
		async add(key, tries) {
			const count = current(key) ?? { tries: 0, endsAt: Date.now() + seconds * 1_000 };
			count.tries = Math.max(0, count.tries + tries);
			counts.set(key, count);
			return { tries: count.tries, wait: count.endsAt - Date.now() };
		},
		tries: async (key) => current(key)?.tries ?? 0,
	};
}

/** Counts in the database. While it can't be reached, each server counts on its own. */
function countInDatabase(limit: Limit, { sharedPool }: NonNullable<typeof postgresql>): Counter {
	const limiter = new RateLimiterPostgres({
		keyPrefix: limit.name,
		points: limit.tries,
		duration: limit.seconds,
		storeClient: sharedPool(),
		tableName: "RateLimit",
		tableCreated: true,
	});
	const inMemory = countInMemory(limit);
	async function count(key: string, tries: 1 | -1): Promise<Count> {
		const { consumedPoints, msBeforeNext } =
			tries > 0 ? await limiter.penalty(key) : await limiter.reward(key);
		// The try that is taken back was forgotten already: it must not make room for another.
		if (consumedPoints < 0) return count(key, 1);
		return { tries: consumedPoints, wait: msBeforeNext };
	}
	// The pool's timers outlive the request.
	return {
		add: (key, tries) =>
			outsideRequests(() => count(key, tries)).catch(() => inMemory.add(key, tries)),
		tries: (key) =>
			outsideRequests(async () => (await limiter.get(key))?.consumedPoints ?? 0).catch(() =>
				inMemory.tries(key),
			),
	};
}

/** Allows `tries` tries per `seconds` seconds for each key. */
export function throttle(limit: Limit): Throttle {
	const counter = postgresql ? countInDatabase(limit, postgresql) : countInMemory(limit);
	return {
		async take(key) {
			const { tries, wait } = await counter.add(key, 1);
			return tries > limit.tries ? Math.max(1, Math.ceil(wait / 1_000)) : undefined;
		},
		isUsedUp: async (key) => (await counter.tries(key)) >= limit.tries,
		async giveBack(key) {
			await counter.add(key, -1);
		},
	};
}

/** A limit, and the key under which a try counts toward it. */
export type Counted = readonly [limit: Throttle, key: string];

/** Takes back one try that shouldn't count toward any of these limits. */
export async function giveBackAll(counted: readonly Counted[]): Promise<void> {
	for (const [limit, key] of counted) await limit.giveBack(key);
}

/**
 * Counts one try toward all of these limits; or, if one of them is reached, toward none but that one.
 * @returns the limit that is reached, and the seconds to wait; undefined if none is.
 */
export async function takeAll(
	counted: readonly Counted[],
): Promise<{ limit: Throttle; seconds: number } | undefined> {
	for (const [index, [limit, key]] of counted.entries()) {
		const seconds = await limit.take(key);
		if (seconds === undefined) continue;
		await giveBackAll(counted.slice(0, index));
		return { limit, seconds };
	}
	return undefined;
}

/** The groups of an address, written out: four of IPv4, eight of IPv6. Undefined for any other text. */
function groupsOf(address: string): string[] | undefined {
	const v4 = address.replace(/^::ffff:/i, "");
	if (isIPv4(v4)) return v4.split(".");
	if (!isIPv6(address)) return undefined;
	const [head = "", tail = ""] = address.toLowerCase().split("::");
	const [before, after] = [head.split(":").filter(Boolean), tail.split(":").filter(Boolean)];
	const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0");
	return [...before, ...zeros, ...after];
}

/** The part of an address that all addresses of a network have; the whole text if it is no address. */
function networkWith(address: string, { v4, v6 }: Record<"v4" | "v6", number>): string {
	const groups = groupsOf(address);
	if (!groups) return address;
	return groups.length === 4 ? groups.slice(0, v4).join(".") : groups.slice(0, v6).join(":");
}

/** The network that a household's addresses share: the first 64 bits of IPv6, or the whole IPv4 address. */
export const networkOf = (address: string): string => networkWith(address, { v4: 4, v6: 4 });

/** The networks around it: of 24 bits of IPv4 or 48 of IPv6, and of 16 or 32, as one provider may have them. */
export const widerNetworks = (address: string) => ({
	neighbors: networkWith(address, { v4: 3, v6: 3 }),
	provider: networkWith(address, { v4: 2, v6: 2 }),
});

/** The address that the current request came from; an empty text if it isn't known. */
export const visitorAddress = () => requestContext.getStore()?.address ?? "";

/** The network that the current request came from; an empty text if it isn't known. */
export const visitorNetwork = () => networkOf(visitorAddress());
