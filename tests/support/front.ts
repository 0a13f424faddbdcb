/** A server in front of the site, as a proxy that ends TLS is: it hands requests on as they come. */
import { once } from "node:events";
import { Agent, createServer, request } from "node:http";
import type { Socket } from "node:net";
import { pipeline } from "node:stream";

export interface Front {
	/** Where it is asked. */
	address: string;
	stop: () => Promise<void>;
}

/**
 * Starts a front on a free port of loopback. It writes who asks into X-Forwarded-For, after what
 * stands there, and the host that was asked for into X-Forwarded-Host.
 */
export async function startFront(target: string): Promise<Front> {
	const agent = new Agent({ keepAlive: true });
	const { hostname, port } = new URL(target);
	const busy = new WeakMap<Socket, Promise<unknown>>();
	const server = createServer(async (message, response) => {
		// As other proxies do: one request of a connection after the other.
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
		// The head goes on at once, as the body's bytes do: a front that keeps nothing back.
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
