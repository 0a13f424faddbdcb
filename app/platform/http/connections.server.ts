/**
 * Limits for connections: how many may be open, that each has one request at a time, and how much data may wait
 * for clients that don't read it.
 */
import type { RequestListener, Server } from "node:http";
import type { Socket } from "node:net";
import { env } from "../env.ts";
import { log } from "../log/log.server.ts";
import { networkCounter } from "./concurrency-limit.server.ts";
import { noteConnection } from "./event-loop.server.ts";
import { networkOf } from "./throttle.server.ts";

/**
 * Wraps a listener so that a connection is closed on which a request comes before the response to the one before it
 * is finished. No browser and no proxy pipelines requests. Node would pass on all of them at once, and if the
 * connection closes before a response is the next one to be sent, that response is never notified: what it has
 * opened would stay open.
 */
export const withoutPipelining =
	(listener: RequestListener): RequestListener =>
	(message, response) => {
		// A response gets its socket when all earlier responses of the connection are finished.
		if (response.socket === null) message.socket.destroy();
		else listener(message, response);
	};

const LIMITS = {
	/** Maximum number of open connections, in total and, without a proxy in front, for one network. */
	total: 3_000,
	ofOneNetwork: 1_000,
	/** Milliseconds within which a client must read the next piece of a response. */
	sendTimeout: 60_000,
	/** Milliseconds for it while more than `unsentBytes` wait to be sent in total. */
	busySendTimeout: 2_000,
	unsentBytes: 64 * 1024 * 1024,
	/** Milliseconds between two checks for clients that don't read. */
	checkEvery: 1_000,
};
export type ConnectionLimits = typeof LIMITS;

/** Milliseconds between two log lines about refused connections. */
const WARN_AFTER = 10_000;

/** A connection with unsent data, and since when its client has read none of it. */
interface Unsent {
	socket: Socket;
	bytes: number;
	taken: number;
	since: number;
}

/**
 * Closes connections whose clients don't read. While too much data waits in total, the timeout is shorter,
 * and the connections that have been stuck the longest are closed first.
 */
function checkReaders(
	sockets: Iterable<Socket>,
	known: Map<Socket, Unsent>,
	{ sendTimeout, busySendTimeout, unsentBytes }: ConnectionLimits,
) {
	const now = performance.now();
	let bytesInAll = 0;
	for (const socket of sockets) {
		const bytes = socket.writableLength;
		if (bytes === 0 || socket.destroyed) {
			known.delete(socket);
			continue;
		}
		bytesInAll += bytes;
		const taken = socket.bytesWritten - bytes;
		const before = known.get(socket);
		if (before?.taken === taken) before.bytes = bytes;
		else known.set(socket, { socket, bytes, taken, since: now });
	}
	const longestFirst = [...known.values()].sort((one, other) => one.since - other.since);
	for (const { socket, bytes, since } of longestFirst) {
		const timeout = bytesInAll > unsentBytes ? busySendTimeout : sendTimeout;
		if (now - since < timeout) return;
		bytesInAll -= bytes;
		known.delete(socket);
		socket.destroy();
	}
}

export function limitConnections(server: Server, limits = LIMITS) {
	const sockets = new Set<Socket>();
	const openOf = networkCounter();
	const known = new Map<Socket, Unsent>();
	let warnedAt = Number.NEGATIVE_INFINITY;

	function refuse(socket: Socket, reason: string) {
		socket.destroy();
		if (performance.now() - warnedAt < WARN_AFTER) return;
		warnedAt = performance.now();
		log.warn({ open: sockets.size, reason }, "connections are being refused");
	}

	server.on("connection", (socket: Socket) => {
		noteConnection();
		// Behind a proxy, all connections come from the proxy's address.
		const network = env.TRUST_PROXY === 0 ? networkOf(socket.remoteAddress ?? "") : "";
		if (openOf.of(network) >= limits.ofOneNetwork) return refuse(socket, "network");
		if (sockets.size >= limits.total) {
			// Closes idle connections to make room.
			server.closeIdleConnections();
			return refuse(socket, "total");
		}
		sockets.add(socket);
		openOf.add(network, 1);
		socket.once("close", () => {
			sockets.delete(socket);
			known.delete(socket);
			openOf.add(network, -1);
		});
	});
	const checking = setInterval(() => checkReaders(sockets, known, limits), limits.checkEvery);
	checking.unref();
	server.once("close", () => clearInterval(checking));
}
