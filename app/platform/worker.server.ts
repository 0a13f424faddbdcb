/** Background work that a process repeats at an interval. */
import { log } from "./log/log.server.ts";

export interface WorkerOptions {
	/** Milliseconds between two runs. */
	every?: number;
	/** Returns the current time in milliseconds since 1970. */
	now?: () => number;
}

export interface Worker {
	/** Stops the worker; resolves when the current run is done. */
	stop(): Promise<void>;
}

/**
 * Runs `look` at once and then at every interval, one run after the other. A run that throws is logged
 * with the message `failure`, and the next one follows as usual.
 */
export function startWorker(
	look: (now: Date) => Promise<void>,
	{ every, now = Date.now, failure }: WorkerOptions & { every: number; failure: string },
): Worker {
	const lookNow = () =>
		look(new Date(now())).catch((error: unknown) => log.error({ err: error }, failure));
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
