// Runs the site inside Vite's development server: `npx react-router dev`, and so `npm run dev`.
import { existsSync } from "node:fs";
import type { RequestListener } from "node:http";
import type { Plugin } from "vite";

/** Passes every request that Vite has no file for to the site's own server (app/server.ts). */
export const siteInVite: Plugin = {
	name: "site-in-vite",
	apply: "serve",
	config() {
		if (existsSync(".env")) process.loadEnvFile();
		const { HOST = "localhost", PORT = "3000" } = process.env;
		return { server: { host: HOST, port: Number(PORT), strictPort: true } };
	},
	configureServer(vite) {
		const build = () => vite.ssrLoadModule("virtual:react-router/server-build");
		const site = Promise.withResolvers<RequestListener>();
		vite.httpServer?.once("listening", async () => {
			const { develop } = await vite.ssrLoadModule("/app/server.ts");
			site.resolve(await develop(build));
			const address = vite.httpServer?.address();
			if (typeof address === "object")
				vite.config.logger.info(`Ready at http://localhost:${address?.port}`);
		});
		vite.watcher.add("prisma/schema.prisma").on("change", (path) => {
			if (path.endsWith("schema.prisma"))
				vite.config.logger.warn("The database's schema has changed: restart `npm run dev`.");
		});
		return () => {
			vite.middlewares.use(async (message, response, next) => {
				try {
					const listener = await site.promise;
					// Code that can't be loaded is Vite's to show, with the place in the file.
					await build();
					listener(message, response);
				} catch (error) {
					next(error);
				}
			});
		};
	},
};
