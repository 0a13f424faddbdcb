/** Connections that send what no well-behaved client would. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** A connection to a server; errors of it are expected, and seen as its end. */
export async function openSocket(origin: string): Promise<Socket> {
	const { hostname, port } = new URL(origin);
	const socket = connect(Number(port), hostname);
	socket.on("error", () => {});
	await once(socket, "connect");
	return socket;
}

/** The beginning of a request, up to its body. */
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
 * The end of a connection, however it comes: not `once`, which an error ends, because a server that
 * cuts a connection resets it, or not, as it happens.
 */
export async function closed(socket: Socket) {
	if (!socket.closed) await new Promise((done) => socket.on("close", done));
}

/** Everything that the server says until it ends the connection. */
export async function readToEnd(socket: Socket): Promise<string> {
	let text = "";
	socket.setEncoding("latin1").on("data", (piece) => {
		text += piece;
	});
	await closed(socket);
	return text;
}
