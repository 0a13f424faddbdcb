import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";
import { inlineScript } from "../scripts/inline-script.ts";

export default defineConfig({
	root: new URL("..", import.meta.url).pathname,
	plugins: [inlineScript, vanillaExtractPlugin()],
	resolve: { tsconfigPaths: true },
	test: {
		include: [
			"app/**/*.test.{ts,tsx}",
			"tests/{unit,api}/**/*.test.ts",
			// Several servers need a database that they share.
			...(process.env.TEST_POSTGRES ? ["tests/servers/**/*.test.ts"] : []),
		],
		globalSetup: ["tests/support/migrated-database.ts"],
		setupFiles: ["tests/support/setup.ts"],
		// A file has a process, an environment and a database of its own.
		pool: "forks",
		// As many at once as there are processors: the runner's own choice leaves one idle.
		maxWorkers: "100%",
		restoreMocks: true,
		// A test waits for what it waits for: a machine ten times slower passes too, and a test that
		// hangs still ends.
		testTimeout: 600_000,
		hookTimeout: 600_000,
		expect: { poll: { timeout: 100_000 } },
	},
});
