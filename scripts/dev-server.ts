// Vite inside the site's own server, so that development answers as production does.
import { createServer } from "vite";
import { freePort } from "./free-port.mjs";

const vite = await createServer({
	// Changes reach the page by a web socket of Vite's own, on a port that nobody uses.
	server: { middlewareMode: true, ws: { port: await freePort() } },
	appType: "custom",
});
const { start } = await vite.ssrLoadModule("/app/server.ts");
await start({
	build: () => vite.ssrLoadModule("virtual:react-router/server-build"),
	vite: vite.middlewares,
});
