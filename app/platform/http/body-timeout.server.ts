/**
 * How long a request's body may take to arrive. Whoever sends slowly keeps a connection busy, so
 * everybody gets a minute; only what is asked to wait for an upload, by a route that knows who
 * sends it, gets more: as long as bytes keep coming, until the server's own limit for a request.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage, RequestListener } from "node:http";
import { workTurn } from "./event-loop.server.ts";

/** Milliseconds for the whole body of a request. */
const BODY_TIMEOUT = 60_000;
/** Milliseconds for the next bytes of an upload. */
const UPLOAD_PATIENCE = 30_000;

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
 * Lets the rest of a body that nobody wants run dry: a browser reads the answer only when it has
 * sent everything, and the connection serves no other request before.
 */
function drain(message: IncomingMessage) {
	if (message.readableEnded || message.destroyed) return;
	message.removeAllListeners("data");
	message.on("data", () => {
		// Very many at once are read piece by piece, with time for others in between.
		message.pause();
		workTurn().then(() => message.resume());
	});
	message.resume();
}

/** A listener that gives every request's body its time. */
export function limitBodyTime(
	listener: RequestListener,
	bodyTimeout = BODY_TIMEOUT,
): RequestListener {
	return (message, response) => {
		const clock = clockOf(message);
		clock.start(bodyTimeout);
		response.once("finish", () => {
			clock.start(bodyTimeout);
			drain(message);
		});
		clocks.run(clock, () => listener(message, response));
	};
}

/**
 * Waits for the next bytes of an upload. From now on only this waiting counts, not what is done
 * with the bytes in between.
 */
export async function waitForUpload<T>(
	read: () => Promise<T>,
	patience = UPLOAD_PATIENCE,
): Promise<T> {
	const clock = clocks.getStore();
	clock?.start(patience);
	try {
		return await read();
	} finally {
		clock?.stop();
	}
}
