/**
 * Limits how long a request's body may take to arrive. A slow sender occupies a connection, so each body
 * gets a minute. Only an upload gets more time, if a route that knows the sender waits for it: as long as
 * bytes keep arriving, up to the server's own timeout for requests.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage } from "node:http";
import { yieldToEventLoop } from "./event-loop.server.ts";
import type { Middleware } from "./middleware.server.ts";

/** Milliseconds that the whole body of a request may take. */
const BODY_TIMEOUT = 60_000;
/** Milliseconds that the next bytes of an upload may take. */
const UPLOAD_TIMEOUT = 30_000;

interface Clock {
	start(milliseconds: number): void;
	stop(): void;
}

const clocks = new AsyncLocalStorage<Clock>();

/** A timer that closes the connection if the body is not complete in time. */
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
 * Reads and drops the rest of a body that is not needed: a browser reads the response only after it has
 * sent everything, and the connection serves no other request before that.
 */
function drain(message: IncomingMessage) {
	if (message.readableEnded || message.destroyed) return;
	message.removeAllListeners("data");
	message.on("data", () => {
		// Pauses after each piece, so that very many such bodies leave time for other requests.
		message.pause();
		yieldToEventLoop().then(() => message.resume());
	});
	message.resume();
}

/** Applies the timeout to every request's body, and drops what is left of it after the response. */
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
 * Waits for the next bytes of an upload. From the first call on, only these waits have a timeout; the
 * processing in between doesn't count.
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
