/**
 * Measures how busy the main thread is, and spreads work over rounds of the event loop. Pages are rendered
 * synchronously, so too many of them delay the event loop, where requests wait that are in no queue yet.
 */
import { monitorEventLoopDelay } from "node:perf_hooks";

/** Milliseconds between two samples of the monitor. */
const RESOLUTION = 20;
/** Milliseconds over which the current delay is averaged. */
const WINDOW = 250;
/** Delay of the event loop in milliseconds above which fewer reads may wait. */
const LATE = 100;

const NANOSECONDS = 1e6;
let lateBy = 0;

/** Starts measuring the delay; this doesn't keep the process running. */
export function watchEventLoop() {
	const monitor = monitorEventLoopDelay({ resolution: RESOLUTION });
	monitor.enable();
	setInterval(() => {
		lateBy = monitor.count > 0 ? monitor.mean / NANOSECONDS - RESOLUTION : 0;
		monitor.reset();
	}, WINDOW).unref();
}

/** Whether a new request would wait too long in the event loop. */
export const isEventLoopLate = () => lateBy > LATE;

/** Limits for one round of the event loop: milliseconds for pages and refusals, and their number. */
const WORK_OF_ROUND = { milliseconds: 5, pieces: 64 };
/** Milliseconds for which new connections may delay that work. */
const CONNECTIONS_FIRST = 50;

const work: (() => void)[] = [];
let isWorking = false;
let hasNewConnection = false;
let workedAt = 0;

/** Call it for every connection that a server accepts. */
export function noteConnection() {
	hasNewConnection = true;
}

function doWork() {
	const now = performance.now();
	const mayWait = hasNewConnection && now - workedAt < CONNECTIONS_FIRST;
	hasNewConnection = false;
	if (!mayWait) {
		const until = now + WORK_OF_ROUND.milliseconds;
		// One `setImmediate` per piece, so that a piece's promise callbacks run before the next piece begins.
		for (let n = 0; n < Math.min(work.length, WORK_OF_ROUND.pieces); n++) {
			setImmediate(() => {
				workedAt = performance.now();
				if (n === 0 || workedAt < until) work.shift()?.();
			});
		}
	}
	isWorking = work.length > 0;
	if (isWorking) setImmediate(doWork);
}

/**
 * Resolves when there is time for another page or refusal. One round of the event loop does only a few
 * milliseconds of such work, so that other connections are served in between. A round accepts only one
 * connection, so while new ones arrive, rounds without such work accept them: otherwise a health check
 * would have to wait for all connections that came before it.
 */
export function yieldToEventLoop(): Promise<void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	work.push(resolve);
	if (!isWorking) {
		isWorking = true;
		workedAt = performance.now();
		setImmediate(doWork);
	}
	return promise;
}
