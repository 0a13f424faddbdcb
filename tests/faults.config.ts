import { defineConfig } from "vitest/config";
import tests from "./vitest.config.ts";

export default defineConfig({
	...tests,
	test: {
		...tests.test,
		include: ["tests/faults/*.test.ts"],
		// Rounds of a crash test, and waiting for what a killed process had claimed.
		testTimeout: 3_600_000,
		fileParallelism: false,
	},
});
