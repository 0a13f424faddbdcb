/**
 * Bounds what connections can hold: how many there are, how many requests of one are worked on,
 * and how much waits to be sent to readers that take nothing.
 */
import { type RequestListener, type Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { env } from "../env.ts";
import { log } from "../log/log.server.ts";
import { noteConnection } from "./event-loop.server.ts";
import { networkOf } from "./throttle.server.ts";

/** A response that says when it is the first of its connection that is not finished. */
export class OrderedResponse extends ServerResponse {
	/** Called once this response is the next that its connection sends. */
	onNext: (() => void) | undefined = undefined;

	override assignSocket(socket: Socket) {
		super.assignSocket(socket);
		this.onNext?.();
	}
}

/** Requests of one connection, and of all, that wait for earlier ones of their connection. */
const PIPELINED_MAX = { ofOneConnection: 100, inAll: 1_000 };

/**
 * A listener that works on one request of a connection at a time. Node hands over everything that
 * a client pipelines at once, and a response whose connection ends before it is the next is never told
 * so: what it has opened would stay open. A connection with too many waiting requests is cut.
 */
export function oneAtATime(
	listener: RequestListener,
	max = PIPELINED_MAX,
): RequestListener<typeof import("node:http").IncomingMessage, typeof OrderedResponse> {
	const waiting = new Map<Socket, number>();
	let all = 0;

	function count(socket: Socket) {
		const before = waiting.get(socket);
		if (before === undefined) {
			socket.once("close", () => {
				all -= waiting.get(socket) ?? 0;
				waiting.delete(socket);
			});
		}
		waiting.set(socket, (before ?? 0) + 1);
		all += 1;
	}

	function begin(socket: Socket, work: () => void) {
		// Other connections come first.
		setImmediate(() => {
			const before = waiting.get(socket);
			if (before === undefined || socket.destroyed) return;
			waiting.set(socket, before - 1);
			all -= 1;
			work();
		});
	}

	return (message, response) => {
		// A response gets its socket once all earlier ones of the connection are finished.
		if (response.socket !== null) return listener(message, response);
		const { socket } = message;
		if (socket.destroyed) return;
		if (all >= max.inAll || (waiting.get(socket) ?? 0) >= max.ofOneConnection) {
			socket.destroy();
			return;
		}
		count(socket);
		response.onNext = () => begin(socket, () => listener(message, response));
	};
}

export interface ConnectionLimits {
	/** Connections at once, and of one network where no proxy stands in front. */
	total: number;
	ofOneNetwork: number;
	/** Milliseconds within which a reader must take the next piece of a response. */
	sendTimeout: number;
	/** The same while more than `unsentBytes` wait to be sent in all. */
	busySendTimeout: number;
	unsentBytes: number;
	/** Milliseconds between two looks at what waits to be sent. */
	checkEvery: number;
}

const LIMITS: ConnectionLimits = {
	total: 3_000,
	ofOneNetwork: 1_000,
	sendTimeout: 60_000,
	busySendTimeout: 2_000,
	unsentBytes: 64 * 1024 * 1024,
	checkEvery: 1_000,
};

/** Milliseconds between two lines in the log about connections that were refused. */
const WARN_AFTER = 10_000;

/** A connection with something to send, and since when its reader has taken nothing of it. */
interface Unsent {
	socket: Socket;
	bytes: number;
	taken: number;
	since: number;
}

const load = { open: () => 0, refused: 0, slowReaders: 0 };

/** Connections that are open now, and those refused, and cut for taking nothing, since the start. */
export const connectionLoad = () => ({
	open: load.open(),
	refused: load.refused,
	slowReaders: load.slowReaders,
});

/** Cuts connections whose readers take nothing; those that wait longest first where too much waits. */
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
		load.slowReaders += 1;
		bytesInAll -= bytes;
		known.delete(socket);
		socket.destroy();
	}
}

/** Holds a server's connections to `limits`. */
export function limitConnections(server: Server, limits: ConnectionLimits = LIMITS) {
	const sockets = new Set<Socket>();
	const ofNetworks = new Map<string, number>();
	const known = new Map<Socket, Unsent>();
	let warnedAt = Number.NEGATIVE_INFINITY;
	load.open = () => sockets.size;

	function refuse(socket: Socket, reason: string) {
		load.refused += 1;
		socket.destroy();
		if (performance.now() - warnedAt < WARN_AFTER) return;
		warnedAt = performance.now();
		log.warn({ open: sockets.size, reason }, "connections are refused");
	}

	server.on("connection", (socket: Socket) => {
		noteConnection();
		// Behind a proxy all of them come from its address.
		const network = env.trustProxy === 0 ? networkOf(socket.remoteAddress ?? "") : "";
		const ofNetwork = ofNetworks.get(network) ?? 0;
		if (network !== "" && ofNetwork >= limits.ofOneNetwork) return refuse(socket, "network");
		if (sockets.size >= limits.total) {
			// Those that ask for nothing make room.
			server.closeIdleConnections();
			return refuse(socket, "total");
		}
		sockets.add(socket);
		ofNetworks.set(network, ofNetwork + 1);
		socket.once("close", () => {
			sockets.delete(socket);
			known.delete(socket);
			const left = (ofNetworks.get(network) ?? 1) - 1;
			if (left > 0) ofNetworks.set(network, left);
			else ofNetworks.delete(network);
		});
	});
	const checking = setInterval(() => checkReaders(sockets, known, limits), limits.checkEvery);
	checking.unref();
	server.once("close", () => clearInterval(checking));
}
