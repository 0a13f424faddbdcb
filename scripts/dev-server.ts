// Vite inside the site's own server, so that development answers as production does.
import { createServer as createNetServer } from "node:net";
import { createServer } from "vite";

/** Changes reach the page by a web socket of Vite's own, on a port that nobody uses. */
async function freePort(): Promise<number> {
	const probe = createNetServer();
	await new Promise<void>((done) => probe.listen(0, "localhost", done));
	const address = probe.address();
	await new Promise((done) => probe.close(done));
	if (address === null || typeof address === "string") throw new Error("No port is free");
	return address.port;
}

const vite = await createServer({
	server: { middlewareMode: true, ws: { port: await freePort() } },
	appType: "custom",
});
const { start } = await vite.ssrLoadModule("/app/server.ts");
await start({
	build: () => vite.ssrLoadModule("virtual:react-router/server-build"),
	vite: vite.middlewares,
});
