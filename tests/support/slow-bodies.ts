/** Requests whose bodies never arrive completely. */
import type { Socket } from "node:net";
import { openSocket, requestHead } from "./sockets.ts";

/** Starts `count` posts of a form, each with only the first byte of its body. */
export async function startSlowPosts(
	origin: string,
	{ count, path, headers = {} }: { count: number; path: string; headers?: Record<string, string> },
): Promise<Socket[]> {
	const head = requestHead("POST", path, {
		Host: new URL(origin).host,
		Origin: origin,
		"Content-Type": "application/x-www-form-urlencoded",
		"Content-Length": "5000",
		...headers,
	});
	const sockets = await Promise.all(Array.from({ length: count }, () => openSocket(origin)));
	for (const socket of sockets) socket.write(`${head}n`);
	return sockets;
}
