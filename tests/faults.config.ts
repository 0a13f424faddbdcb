import { defineConfig } from "vitest/config";
import { base, options, ownProcess } from "./vitest.config.ts";

export default defineConfig({
	...base,
	test: {
		...options,
		...ownProcess,
		include: ["tests/faults/*.test.ts"],
		// A crash test has many rounds, and waits until the claims of a killed process run out.
		testTimeout: 3_600_000,
		fileParallelism: false,
	},
});
