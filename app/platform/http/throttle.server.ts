/**
 * Limits how often something is tried: counted in the memory of the process, or in the database
 * where that is one that several servers share.
 */
import { isIPv6 } from "node:net";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { postgresql } from "../database/database.server.ts";

export interface Throttle {
	/** Counts one try. Seconds to wait when there were too many, else undefined. */
	take(key: string): Promise<number | undefined>;
	/** Whether all tries are used up, which doesn't count as one. */
	isUsedUp(key: string): Promise<boolean>;
	/** Takes one try back, because it doesn't count. */
	giveBack(key: string): Promise<void>;
}

interface Limit {
	/** Tells it from other limits. */
	name: string;
	tries: number;
	seconds: number;
}

function limiterFor({ name, tries, seconds }: Limit) {
	const options = { keyPrefix: name, points: tries, duration: seconds };
	if (!postgresql) return new RateLimiterMemory(options);
	return new RateLimiterPostgres({
		...options,
		storeClient: postgresql.sharedPool(),
		tableName: "RateLimit",
		tableCreated: true,
		// While the database can't be reached, each server counts for itself.
		insuranceLimiter: new RateLimiterMemory(options),
	});
}

/** Allows `tries` in `seconds` for each key. */
export function throttle(limit: Limit): Throttle {
	const limiter = limiterFor(limit);
	return {
		async take(key) {
			try {
				await limiter.consume(key);
				return undefined;
			} catch (refusal) {
				if (refusal instanceof RateLimiterRes) {
					return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
				}
				throw refusal;
			}
		},
		async isUsedUp(key) {
			const counted = await limiter.get(key);
			return counted !== null && counted.consumedPoints >= limit.tries;
		},
		async giveBack(key) {
			await limiter.reward(key);
		},
	};
}

/** What addresses of one household share: an IPv6 network of 64 bits, or the IPv4 address. */
export function networkOf(address: string): string {
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
	if (mapped?.[1]) return mapped[1];
	if (!isIPv6(address)) return address;
	const [head = "", tail] = address.toLowerCase().split("::");
	const before = head.split(":").filter(Boolean);
	const after = tail?.split(":").filter(Boolean) ?? [];
	const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
	return [...before, ...(tail === undefined ? [] : zeros), ...after].slice(0, 4).join(":");
}
