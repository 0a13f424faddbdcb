import { expect, test } from "vitest";
import { unbrokenDays } from "./unbroken-days.ts";

test("a month and its day stay on one line, as does a week of training, and nothing else changes", () => {
	expect(unbrokenDays("Went home September 26, 2026")).toBe("Went home September\u00a026, 2026");
	expect(unbrokenDays("Aug 14, 2026 (14 weeks)")).toBe("Aug\u00a014, 2026 (14\u00a0weeks)");
	expect(unbrokenDays("(training: week 7 of 8)")).toBe("(training: week\u00a07\u00a0of\u00a08)");
	expect(unbrokenDays("15 weeks · grows to 45–55 lb")).toBe("15 weeks · grows to 45–55 lb");
});
