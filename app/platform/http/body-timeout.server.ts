/**
 * How long a request's body may take to arrive. A slow sender keeps a connection busy, so each
 * gets a minute; only what is asked to wait for an upload, by a route that knows who sends it,
 * gets more: as long as bytes keep coming, until the server's own limit for a request.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage } from "node:http";
import { yieldToEventLoop } from "./event-loop.server.ts";
import type { Middleware } from "./middleware.server.ts";

/** Milliseconds for the whole body of a request. */
const BODY_TIMEOUT = 60_000;
/** Milliseconds for the next bytes of an upload. */
const UPLOAD_TIMEOUT = 30_000;

interface Clock {
	start(milliseconds: number): void;
	stop(): void;
}

const clocks = new AsyncLocalStorage<Clock>();

/** Cuts the connection when the time is over and the body is not complete. */
function clockOf(message: IncomingMessage): Clock {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const stop = () => clearTimeout(timer);
	const start = (milliseconds: number) => {
		stop();
		if (message.complete || message.destroyed) return;
		timer = setTimeout(() => {
			if (!message.complete) message.destroy();
		}, milliseconds);
		timer.unref();
	};
	message.once("close", stop);
	return { start, stop };
}

/**
 * Lets the rest of a body that nobody wants run dry: a browser reads the response only when it
 * has sent everything, and the connection serves no other request before.
 */
function drain(message: IncomingMessage) {
	if (message.readableEnded || message.destroyed) return;
	message.removeAllListeners("data");
	message.on("data", () => {
		// Very many at once are read piece by piece, with time for others in between.
		message.pause();
		yieldToEventLoop().then(() => message.resume());
	});
	message.resume();
}

/** Gives every request's body its time. */
export const bodyTimeout =
	(milliseconds = BODY_TIMEOUT): Middleware =>
	({ message, response }, next) => {
		const clock = clockOf(message);
		clock.start(milliseconds);
		response.once("finish", () => {
			clock.start(milliseconds);
			drain(message);
		});
		return clocks.run(clock, next);
	};

/**
 * Waits for the next bytes of an upload. From now on only this waiting counts, not what is done
 * with the bytes in between.
 */
export async function waitForUpload<T>(
	read: () => Promise<T>,
	milliseconds = UPLOAD_TIMEOUT,
): Promise<T> {
	const clock = clocks.getStore();
	clock?.start(milliseconds);
	try {
		return await read();
	} finally {
		clock?.stop();
	}
}
