import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Finds a port of this machine on which nothing listened a moment ago.
 * @returns {Promise<number>}
 */
export async function freePort() {
	const server = createServer().listen(0);
	await once(server, "listening");
	const address = server.address();
	server.close();
	await once(server, "close");
	if (typeof address !== "object" || !address) throw new Error("There is no free port");
	return address.port;
}
