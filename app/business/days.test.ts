import { expect, test } from "vitest";
import { dayInWords, monthInWords } from "./days.ts";

test("days of every month are formatted as in American English", () => {
	for (let month = 1; month <= 12; month++) {
		const day = `2026-${String(month).padStart(2, "0")}-08`;
		const written = (options: Intl.DateTimeFormatOptions) =>
			new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" }).format(Date.parse(day));
		expect(dayInWords(day)).toBe(written({ dateStyle: "long" }));
		expect(dayInWords(day, true)).toBe(written({ dateStyle: "medium" }));
		expect(monthInWords(day)).toBe(written({ month: "long", year: "numeric" }));
	}
	expect(dayInWords("2026-02-30")).toBe("2026-02-30");
	expect(monthInWords("soon")).toBe("soon");
});
