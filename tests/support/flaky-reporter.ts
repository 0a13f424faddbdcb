import type { Reporter, TestCase } from "vitest/node";

/**
 * Names the tests that passed only on a retry, and prints the earlier errors, which
 * Vitest's own report leaves out.
 */
export default class FlakyReporter implements Reporter {
	onTestCaseResult(test: TestCase) {
		if (!test.diagnostic()?.flaky) return;
		console.log(`flaky: ${test.module.relativeModuleId}: ${test.fullName}`);
		for (const { stack, message } of test.result().errors ?? []) console.log(stack ?? message);
	}
}
