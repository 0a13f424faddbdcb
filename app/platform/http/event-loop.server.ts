/**
 * How busy the one thread is. Pages are rendered synchronously, so too many of them show as a late
 * event loop, where requests wait that no queue knows of yet.
 */
import { monitorEventLoopDelay } from "node:perf_hooks";

/** Milliseconds between two of the monitor's looks. */
const RESOLUTION = 20;
/** Milliseconds that count as the present. */
const WINDOW = 250;
/** Milliseconds by which the event loop may be late before no more reads may wait. */
const LATE = 100;

const NANOSECONDS = 1e6;
let lateBy = 0;

/** Begins to measure; the process may end meanwhile. */
export function watchEventLoop() {
	const monitor = monitorEventLoopDelay({ resolution: RESOLUTION });
	monitor.enable();
	setInterval(() => {
		lateBy = monitor.count > 0 ? monitor.mean / NANOSECONDS - RESOLUTION : 0;
		monitor.reset();
	}, WINDOW).unref();
}

/** Whether what comes now would wait too long in the event loop. */
export const isEventLoopLate = () => lateBy > LATE;

/** Milliseconds of one round of the event loop for pages and refusals, and how many at most. */
const WORK_OF_ROUND = { milliseconds: 5, pieces: 64 };
/** Milliseconds for which new connections may keep that work waiting. */
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
		// What a piece leads to at once is done before the next one begins.
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
 * Resolves when there is time for another page, or for a refusal. One round of the event loop does
 * some milliseconds of such work, so that other connections are looked after in between. It
 * accepts one connection only, so while there are new ones, rounds without such work accept them:
 * else a check of the server's health would wait for every connection that came before it.
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
