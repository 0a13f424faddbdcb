/** A server in front of the site that forwards requests as they arrive, like a proxy that terminates TLS. */
import { once } from "node:events";
import { Agent, createServer, request } from "node:http";
import type { Socket } from "node:net";
import { pipeline } from "node:stream";

export interface Front {
	/** The address at which the front accepts requests. */
	address: string;
	stop: () => Promise<void>;
}

/**
 * Starts a front on a free loopback port. It appends the client's address to X-Forwarded-For, and writes the
 * requested host into X-Forwarded-Host.
 */
export async function startFront(target: string): Promise<Front> {
	const agent = new Agent({ keepAlive: true });
	const { hostname, port } = new URL(target);
	const busy = new WeakMap<Socket, Promise<unknown>>();
	const server = createServer(async (message, response) => {
		// As other proxies do, forwards the requests of one connection one after another.
		const { socket } = message;
		const earlier = busy.get(socket);
		busy.set(socket, new Promise((done) => response.once("close", done)));
		await earlier;
		if (socket.destroyed) return;
		const { "x-forwarded-for": before, host = "", ...headers } = message.headers;
		const visitor = message.socket.remoteAddress ?? "";
		const onward = request(
			{
				agent,
				hostname,
				port,
				method: message.method,
				path: message.url,
				headers: {
					...headers,
					Host: host,
					"X-Forwarded-Host": host,
					"X-Forwarded-For": before ? `${before}, ${visitor}` : visitor,
				},
			},
			(answer) => {
				response.writeHead(answer.statusCode ?? 502, answer.headers);
				pipeline(answer, response, () => {});
			},
		);
		onward.on("error", () => {
			if (response.headersSent) response.destroy();
			else response.writeHead(502).end();
		});
		response.on("close", () => onward.destroy());
		// Sends the headers at once, and each part of the body as it arrives, without buffering.
		onward.flushHeaders();
		pipeline(message, onward, () => {});
	});
	server.listen(0, "localhost");
	await once(server, "listening");
	const bound = server.address();
	if (typeof bound !== "object" || !bound) throw new Error("The front has no port");
	return {
		address: `http://localhost:${bound.port}`,
		async stop() {
			const closed = once(server, "close");
			server.close();
			server.closeAllConnections();
			agent.destroy();
			await closed;
		},
	};
}
