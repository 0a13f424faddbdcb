// Vite inside the site's own server, so that development answers as production does.
import { createServer } from "vite";

const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
const { start } = await vite.ssrLoadModule("/app/server.ts");
await start({
	build: () => vite.ssrLoadModule("virtual:react-router/server-build"),
	files: vite.middlewares,
	keepPages: false,
});
