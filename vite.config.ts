import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";

const app = join(import.meta.dirname, "app");
const isStyle = (id: string) => id.includes(app) && id.includes(".css");
const isInside = (id: string) => ["admin", "api"].some((room) => id.includes(join(app, room, "/")));

export default defineConfig({
	plugins: [vanillaExtractPlugin(), reactRouter()],
	resolve: { tsconfigPaths: true },
	build: {
		// Pictures and fonts stay files: inlined, they would be sent again with every page.
		assetsInlineLimit: 0,
	},
	environments: {
		client: {
			build: {
				rolldownOptions: {
					output: {
						codeSplitting: {
							// One stylesheet for all visitors is smaller than the requests that several would
							// cost; what only the admin and the API's page use, visitors need not wait for.
							groups: [
								{ name: "style", test: (id) => isStyle(id) && !isInside(id), priority: 2 },
								{ name: "inside", test: (id) => isStyle(id) && isInside(id), priority: 1 },
							],
						},
					},
				},
			},
		},
		ssr: {
			// What an error's places in the log point into; only the server's own files have it.
			build: { sourcemap: true, rolldownOptions: { input: "./app/server.ts" } },
			// Bundled, the few icons in use are loaded at start instead of both whole sets.
			resolve: { noExternal: ["lucide-react", "simple-icons"] },
		},
	},
	server: { host: "localhost" },
});
