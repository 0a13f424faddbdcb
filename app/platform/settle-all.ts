/** Runs work concurrently, and never throws while some of it is still running. */
import pLimit from "p-limit";

/** Waits until all promises are settled, and only then throws the first failure. */
export async function settleAll(works: Iterable<Promise<unknown>>): Promise<void> {
	const results = await Promise.allSettled(works);
	const failure = results.find((result) => result.status === "rejected");
	if (failure) throw failure.reason;
}

/** Runs `work` for each item, `atOnce` at a time. Throws the first failure when all are done. */
export function eachOf<T>(
	list: Iterable<T>,
	atOnce: number,
	work: (item: T) => Promise<unknown>,
): Promise<void> {
	const limit = pLimit(atOnce);
	return settleAll(Array.from(list, (item) => limit(work, item)));
}
