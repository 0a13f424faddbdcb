import type { Reporter, TestCase } from "vitest/node";

/** Names the tests that passed only when they were tried again, which Vitest's own report leaves out. */
export default class FlakyReporter implements Reporter {
	onTestCaseResult(test: TestCase) {
		if (test.diagnostic()?.flaky)
			console.log(`flaky: ${test.module.relativeModuleId}: ${test.fullName}`);
	}
}
