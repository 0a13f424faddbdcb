import { defineConfig } from "vitest/config";
import faults from "./faults.config.ts";

export default defineConfig({
	...faults,
	test: { ...faults.test, include: ["tests/attacks/*.test.ts"] },
});
