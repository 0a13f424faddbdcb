import { defineConfig } from "vitest/config";
import { base, options, ownProcess } from "./vitest.config.ts";

export default defineConfig({
	...base,
	test: {
		...options,
		...ownProcess,
		include: ["tests/faults/*.test.ts"],
		// Rounds of a crash test, and waiting for what a killed process had claimed.
		testTimeout: 3_600_000,
		fileParallelism: false,
	},
});
