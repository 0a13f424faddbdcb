/** Background work that a process repeats at an interval. */
import { outsideRequests } from "./http/request-context.server.ts";
import { log } from "./log/log.server.ts";

export interface Worker {
	/** Makes a run follow at once, or after the current one. */
	wake(): void;
	/** Stops the worker; resolves when the current run is done. */
	stop(): Promise<void>;
}

interface WorkerOptions {
	/** Milliseconds between two runs. */
	every: number;
	/** Returns the current time in milliseconds since 1970. */
	now?: () => number;
	/** What is logged of a run that did something, with how many it counted. */
	done?: string;
	/** What is logged of a run that throws. */
	failure: string;
}

/** Runs `look` at once and then at every interval, one run after the other, whether or not the one before failed. */
export function startWorker(
	look: (now: Date) => Promise<unknown>,
	{ every, now = Date.now, done, failure }: WorkerOptions,
): Worker {
	let running = Promise.resolve();
	/** Whether a run is waiting for the current one to end. */
	let isNext = false;
	async function lookNow() {
		isNext = false;
		try {
			const count = await look(new Date(now()));
			if (count && done) log.info({ count }, done);
		} catch (error) {
			log.error({ err: error }, failure);
		}
	}
	function wake() {
		if (isNext) return;
		isNext = true;
		running = outsideRequests(() => running.then(lookNow));
	}
	wake();
	const timer = setInterval(wake, every);
	return {
		wake,
		stop() {
			clearInterval(timer);
			return running;
		},
	};
}
