import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** Runs the main behaviors in Firefox and in WebKit. Playwright's tests cover Chromium. */
export default defineConfig({
	root: join(import.meta.dirname, ".."),
	resolve: { tsconfigPaths: true },
	test: {
		include: ["tests/browsers/*.test.ts"],
		globalSetup: ["tests/browsers/site.ts"],
		pool: "forks",
		// Each browser keeps a processor busy, and both visit the same site.
		maxWorkers: 2,
		// The drivers of both engines lose a click now and then. The report names a test that
		// passed only when retried.
		retry: process.env.CI ? 1 : 0,
		testTimeout: 300_000,
		hookTimeout: 300_000,
		expect: { poll: { timeout: 60_000, interval: 50 } },
	},
});
