/**
 * Limits how often something may be tried. Tries are counted in the memory of the process or, with
 * PostgreSQL, in the database, which several servers may share.
 */
import { isIPv6 } from "node:net";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { postgresql } from "../database/database.server.ts";

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

function limiterFor({ name, tries, seconds }: Limit) {
	const options = { keyPrefix: name, points: tries, duration: seconds };
	if (!postgresql) return new RateLimiterMemory(options);
	return new RateLimiterPostgres({
		...options,
		storeClient: postgresql.sharedPool(),
		tableName: "RateLimit",
		tableCreated: true,
		// While the database can't be reached, each server counts on its own.
		insuranceLimiter: new RateLimiterMemory(options),
	});
}

/** Allows `tries` tries per `seconds` seconds for each key. */
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

/** The network that a household's addresses share: the first 64 bits of IPv6, or the whole IPv4 address. */
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
