/** Work that takes much memory or a core for its whole time, a few at once. */

/**
 * Returns what runs work in turn, first come, first served: `atOnce` of it at a time. Work that
 * fails keeps nobody from a turn.
 */
export function turns(atOnce: number) {
	const waiting: (() => void)[] = [];
	let running = 0;
	return async <T>(work: () => Promise<T>): Promise<T> => {
		if (running >= atOnce) await new Promise<void>((done) => waiting.push(done));
		else running += 1;
		try {
			return await work();
		} finally {
			// Whoever waits takes over the turn; nobody who comes meanwhile gets in between.
			const next = waiting.shift();
			if (next) next();
			else running -= 1;
		}
	};
}
