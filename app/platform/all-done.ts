/** Work that goes on side by side, and of which nothing goes on behind an error. */

/** Waits for the last one even if an earlier one failed; throws the first failure then. */
export async function allDone(works: Iterable<Promise<unknown>>): Promise<void> {
	const results = await Promise.allSettled(works);
	const failure = results.find((result) => result.status === "rejected");
	if (failure) throw failure.reason;
}

/** Does `work` for each, `atOnce` at a time; the first failure is thrown when all are through. */
export function eachOf<T>(
	list: Iterable<T>,
	atOnce: number,
	work: (item: T) => Promise<unknown>,
): Promise<void> {
	const waiting = [...list].values();
	const worker = async () => {
		for (const item of waiting) await work(item);
	};
	return allDone(Array.from({ length: atOnce }, worker));
}
