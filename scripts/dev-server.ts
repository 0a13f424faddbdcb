// Runs Vite inside the site's own server, so that development behaves like production.
import { createServer } from "vite";
import { freePort } from "./free-port.mjs";

const vite = await createServer({
	// Changes reach the page through Vite's own web socket, on a free port.
	server: { middlewareMode: true, ws: { port: await freePort() } },
	appType: "custom",
});
const { start } = await vite.ssrLoadModule("/app/server.ts");
await start({
	build: () => vite.ssrLoadModule("virtual:react-router/server-build"),
	vite: vite.middlewares,
});
