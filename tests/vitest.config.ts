import { availableParallelism } from "node:os";
import { join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { configDefaults, defineConfig } from "vitest/config";
import { inlineScript } from "../scripts/inline-script.ts";
import { ownModulesFiles, sharedProcessFiles } from "../scripts/test-files.mjs";

/** How Vitest runs tests in Node, here and in the configurations of other runs. */
export const base = {
	root: new URL("..", import.meta.url).pathname,
	plugins: [inlineScript, vanillaExtractPlugin()],
	resolve: { tsconfigPaths: true },
};
export const options = {
	pool: "forks",
	// More at once than there are processors: tests wait for servers, locks and timers.
	maxWorkers: Math.ceil(availableParallelism() * 1.5),
	restoreMocks: true,
	// As in the browsers: in a continuous run a test that fails is tried once more, which the report tells.
	retry: process.env.CI ? 1 : 0,
	// A test waits for what it waits for: a machine ten times slower passes too, and a test that
	// hangs still ends.
	testTimeout: 600_000,
	hookTimeout: 600_000,
	expect: { poll: { timeout: 100_000 } },
} as const;
const support = (name: string) => join(import.meta.dirname, "support", name);

/** A file has a process, an environment and a database of its own. */
export const ownProcess = {
	globalSetup: [support("migrated-database.ts")],
	setupFiles: [support("setup.ts")],
};

const shared = sharedProcessFiles();
const ownModules = ownModulesFiles();

export default defineConfig({
	...base,
	test: {
		...options,
		projects: [
			{
				extends: true,
				test: {
					name: "one process",
					include: shared,
					setupFiles: [support("setup-shared.ts")],
					isolate: false,
				},
			},
			{
				extends: true,
				test: {
					...ownProcess,
					name: "own modules",
					include: ownModules,
					setupFiles: [support("setup-own-modules.ts"), ...ownProcess.setupFiles],
					isolate: false,
				},
			},
			{
				extends: true,
				test: {
					...ownProcess,
					name: "own process",
					include: [
						"app/**/*.test.{ts,tsx}",
						"tests/{unit,api}/**/*.test.ts",
						// Several servers need a database that they share.
						...(process.env.TEST_POSTGRES ? ["tests/servers/**/*.test.ts"] : []),
					],
					exclude: [...configDefaults.exclude, ...shared, ...ownModules],
				},
			},
		],
	},
});
