import { availableParallelism } from "node:os";
import { join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { configDefaults, defineConfig } from "vitest/config";
import { inlineScript } from "../scripts/inline-script.ts";
import { ownModulesFiles, sharedProcessFiles } from "../scripts/test-files.mjs";

/** The options for tests in Node, shared by this configuration and those of the other runs. */
export const base = {
	root: new URL("..", import.meta.url).pathname,
	plugins: [inlineScript, vanillaExtractPlugin()],
	resolve: { tsconfigPaths: true },
};
export const options = {
	pool: "forks",
	// More workers than processors, because tests wait for servers, locks and timers.
	maxWorkers: Math.ceil(availableParallelism() * 1.5),
	restoreMocks: true,
	// As in the browser tests: in continuous integration a failed test is retried once, and the report says so.
	retry: process.env.CI ? 1 : 0,
	// Tests wait for conditions, not fixed times, so they pass on a machine ten times slower. The timeouts
	// only end a test that hangs.
	testTimeout: 600_000,
	hookTimeout: 600_000,
	expect: { poll: { timeout: 100_000 } },
} as const;
const support = (name: string) => join(import.meta.dirname, "support", name);

/** Gives each test file its own process, environment and database. */
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
						// Several servers need a database that they can share.
						...(process.env.TEST_POSTGRES ? ["tests/servers/**/*.test.ts"] : []),
					],
					exclude: [...configDefaults.exclude, ...shared, ...ownModules],
				},
			},
		],
	},
});
