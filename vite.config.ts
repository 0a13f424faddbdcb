import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig, type Plugin } from "vite";
import { inlineScript } from "./scripts/inline-script.ts";
import { samplePhotos } from "./scripts/prepare.mjs";
import { queryCompiler } from "./scripts/query-compiler.ts";
import { siteChunk } from "./scripts/site-chunk.ts";
import { siteInVite } from "./scripts/site-in-vite.ts";

const app = join(import.meta.dirname, "app");
/** A style sheet that vanilla-extract made; the class names stay in the chunks that use them. */
const isStyle = (id: string) => id.includes(app) && id.includes(".vanilla.css");
const isAdminOrApi = (id: string) =>
	["admin", "api"].some((folder) => id.includes(join(app, folder, "/")));

/** What plays videos, apart from what all pages share. */
const isFilmCode = (id: string) =>
	/\/app\/(videos\/film|ui\/picture\/(video-poster|film-player)|business\/(films|video-host))\.tsx?$/.test(
		id,
	);

/** What many pages share besides what all have. Forms and drawings have controls and data of their own. */
const isSharedCode = (id: string) =>
	/\/app\/(ui|business)\/.*\.tsx?$/.test(id) &&
	!/\/(ui\/form\/|ui\/picture\/drawing|business\/(drawings|investment))/.test(id) &&
	!isFilmCode(id);

/**
 * What forms are made of that are checked while they are filled in. What pages with a button or two
 * need as well is left out: it would bring Conform and Zod along.
 */
const isFormCode = (id: string) =>
	/\/app\/(forms\/(?!send|use-saved-count|fetcher-form)|platform\/forms\/|ui\/form\/problems)[^/]*\.tsx?$/.test(
		id,
	);

const art = join(app, "ui/art");

/**
 * Drawings share one hash in the name of their folder: pages and scripts name dozens of them, and
 * a hash for each, which no compression shortens, would be most of what their addresses weigh.
 */
function artFolder(): string {
	const hash = createHash("sha256");
	for (const name of readdirSync(art).sort())
		hash.update(name).update(readFileSync(join(art, name)));
	return `assets/art-${hash.digest("base64url").slice(0, 8)}`;
}

const folderOfArt = artFolder();
const assetFileNames = ({ originalFileNames }: { originalFileNames: string[] }) =>
	originalFileNames.some((name) => name.includes("app/ui/art/"))
		? `${folderOfArt}/[name][extname]`
		: "assets/[name]-[hash][extname]";

/** React Router gives every entry of the server the same name; here each has its own. */
const serverEntryNames: Plugin = {
	name: "server-entry-names",
	applyToEnvironment: ({ name }) => name === "ssr",
	outputOptions: (options) => ({ ...options, entryFileNames: "[name].js" }),
};

/** What a page evaluates before it is hydrated, and nearly all of which it then calls. */
const firstChunks = new Set(["react-dom", "router", "site", "forms", "conform", "zod"]);

/**
 * Chromium compiles these files as a whole, on another thread, while they arrive; otherwise it compiles
 * each function when it is first called, in the middle of hydration (docs/performance.md).
 */
const compileHint = ({ name }: { name: string }) =>
	firstChunks.has(name) ? "//# allFunctionsCalledOnLoad" : "";

/** Of the two thousand modules of lucide, one for each icon, only those in use are compiled. */
const experimental = { lazyBarrel: true };

export default defineConfig({
	plugins: [
		inlineScript,
		queryCompiler(),
		samplePhotos(),
		vanillaExtractPlugin(),
		siteInVite,
		reactRouter(),
		serverEntryNames,
	],
	resolve: { tsconfigPaths: true },
	build: {
		// Pictures and fonts stay files: inlined, they would be sent again with every page.
		assetsInlineLimit: 0,
		// Vite would preload style sheets that React Router's links have loaded already.
		modulePreload: false,
		// Some seconds of every build, for a list that nobody reads.
		reportCompressedSize: false,
	},
	environments: {
		client: {
			build: {
				rolldownOptions: {
					experimental,
					output: {
						assetFileNames,
						postBanner: compileHint,
						codeSplitting: {
							// One stylesheet for all visitors is smaller than the requests that several would
							// cost; what only the admin and the API's page use, visitors need not wait for.
							groups: [
								// Each is evaluated in a task of its own while a page hydrates, so that none takes long.
								{
									name: "react-dom",
									test: /node_modules\/(react|react-dom|scheduler)\//,
									priority: 5,
								},
								{
									name: "router",
									test: /node_modules\/(@react-router|react-router)\//,
									priority: 5,
								},
								{ name: "zod", test: /node_modules\/zod\//, priority: 5 },
								{ name: "conform", test: /node_modules\/@conform-to\//, priority: 5 },
								// Few chunks: each is named in the manifest and in every page that imports it.
								{ name: siteChunk(), debugName: "site", priority: 4.5 },
								{ name: "shared", test: isSharedCode, minShareCount: 8, priority: 4 },
								{ name: "forms", test: isFormCode, minShareCount: 2, priority: 3 },
								{ name: "films", test: isFilmCode, minShareCount: 2, priority: 3 },
								{ name: "style", test: (id) => isStyle(id) && !isAdminOrApi(id), priority: 7 },
								{ name: "inside", test: (id) => isStyle(id) && isAdminOrApi(id), priority: 6 },
							],
						},
					},
				},
			},
		},
		ssr: {
			build: {
				// What an error's places in the log point into; only the server's own files have it.
				sourcemap: true,
				rolldownOptions: {
					experimental,
					// The server, and the commands that a machine needs on which only the build lies.
					input: {
						index: "./app/server.ts",
						account: "./scripts/change-account.ts",
						"back-up": "./scripts/back-up.ts",
						"move-to-postgres": "./scripts/move-to-postgres.ts",
					},
					output: {
						assetFileNames,
						// The sources' text would be most of the maps, and has numbers that differ from build to build.
						sourcemapExcludeSources: true,
						// The engine holds the text of all code for as long as the process runs: without
						// comments, and with one byte for a character, that is a third.
						minify: {
							compress: false,
							mangle: false,
							codegen: { removeWhitespace: true, asciiOnly: true, legalComments: "inline" },
						},
						// Pino asks which file made the logger, and for that Node reads the whole source map of that
						// file and keeps it: in a small file of its own, the map is small too.
						codeSplitting: { groups: [{ name: "log", test: /\/platform\/log\/log\.server\.ts$/ }] },
					},
				},
			},
			// Bundled, the few icons in use are shipped instead of both whole sets, and of Prisma's
			// client the two databases' part instead of six, without its command line. Of React Router's
			// part for Node one function is used; installed, it would bring TypeScript along.
			resolve: {
				noExternal: [/^@prisma\/client/, "@react-router/node", "lucide"],
			},
		},
	},
	optimizeDeps: {
		// Named rather than discovered: a package that is found late makes a page reload at its first
		// visit, and Vite would look through the server's packages too.
		noDiscovery: true,
		include: ["@conform-to/react", "@conform-to/zod/v4", "lucide", "react-router/dom", "zod"],
	},
});
