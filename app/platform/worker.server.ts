/** Work that a process does by itself, again and again. */
import { log } from "./log/log.server.ts";

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

/**
 * Looks at once and then again and again, one look after the other. One that throws is logged as
 * `failure`, and the next one comes all the same.
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
