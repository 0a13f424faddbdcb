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
								// Each is evaluated in a task of its own while a page hydrates, so that none takes long.
								{ name: "react-dom", test: /node_modules\/(react-dom|scheduler)\//, priority: 5 },
								{ name: "react", test: /node_modules\/react\//, priority: 5 },
								{
									name: "router",
									test: /node_modules\/(@react-router|react-router)\//,
									priority: 5,
								},
								{ name: "zod", test: /node_modules\/zod\//, priority: 5 },
								{ name: "conform", test: /node_modules\/@conform-to\//, priority: 5 },
								{
									name: "site",
									test: (id) => /\/app\/(ui|layout|business)\/.*\.tsx?$/.test(id) && !isStyle(id),
									minShareCount: 8,
									priority: 4,
								},
								{ name: "style", test: (id) => isStyle(id) && !isInside(id), priority: 7 },
								{ name: "inside", test: (id) => isStyle(id) && isInside(id), priority: 6 },
							],
						},
					},
				},
			},
		},
		ssr: {
			build: { rolldownOptions: { input: "./app/server.ts" } },
			// Bundled, the few icons in use are loaded at start instead of both whole sets.
			resolve: { noExternal: ["lucide-react", "simple-icons"] },
		},
	},
	server: { host: "localhost" },
});
