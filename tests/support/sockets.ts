/** Raw connections that send what no well-behaved client would send. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** Opens a connection to a server. Its errors are expected, and simply end it. */
export async function openSocket(origin: string): Promise<Socket> {
	const { hostname, port } = new URL(origin);
	const socket = connect(Number(port), hostname);
	socket.on("error", () => {});
	await once(socket, "connect");
	return socket;
}

/** Builds a request up to its body. */
export const requestHead = (
	method: string,
	target: string,
	headers: Record<string, string> | readonly (readonly [string, string])[],
) =>
	[
		`${method} ${target} HTTP/1.1`,
		...(Array.isArray(headers) ? headers : Object.entries(headers)).map(
			([name, value]) => `${name}: ${value}`,
		),
		"\r\n",
	].join("\r\n");

/**
 * Resolves when the connection is closed, in whatever way. `once` would reject on an error, and a server that
 * cuts a connection sometimes resets it and sometimes doesn't.
 */
export async function closed(socket: Socket) {
	if (!socket.closed) await new Promise((done) => socket.on("close", done));
}

/** Reads everything that the server sends until it closes the connection. */
export async function readToEnd(socket: Socket): Promise<string> {
	let text = "";
	socket.setEncoding("latin1").on("data", (piece) => {
		text += piece;
	});
	await closed(socket);
	return text;
}
