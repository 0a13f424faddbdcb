import { defineConfig } from "vitest/config";

/** The main behaviors in Firefox and in WebKit; Playwright's tests are Chromium's. */
export default defineConfig({
	root: new URL("..", import.meta.url).pathname,
	resolve: { tsconfigPaths: true },
	test: {
		include: ["tests/browsers/*.test.ts"],
		globalSetup: ["tests/browsers/site.ts"],
		pool: "forks",
		// A browser takes a processor; both of them visit one site.
		maxWorkers: 2,
		// The drivers of both engines lose a click now and then, which the report tells.
		retry: process.env.CI ? 1 : 0,
		testTimeout: 300_000,
		hookTimeout: 300_000,
		expect: { poll: { timeout: 60_000, interval: 50 } },
	},
});
