/** Work that a process does by itself, again and again. */

export interface WorkerOptions {
	/** Milliseconds between two looks. */
	every?: number;
	/** The present, in milliseconds since 1970. */
	now?: () => number;
}

export interface Worker {
	/** Resolves when the look under way is done. */
	stop(): Promise<void>;
}

/** Looks at once and then again and again, one look after the other; `look` must not throw. */
export function startWorker(
	look: (now: Date) => Promise<void>,
	{ every, now = Date.now }: WorkerOptions & { every: number },
): Worker {
	const lookNow = () => look(new Date(now()));
	let done = lookNow();
	const timer = setInterval(() => {
		done = done.then(lookNow);
	}, every);
	return {
		stop() {
			clearInterval(timer);
			return done;
		},
	};
}
