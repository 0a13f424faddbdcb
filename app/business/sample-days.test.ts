import { expect, test } from "vitest";
import { movedDays, SAMPLE_WRITTEN_ON, sampleMoved } from "./sample-days.ts";

test("the sample stays as written for a week, and is then moved by whole weeks", () => {
	const days = [SAMPLE_WRITTEN_ON, "2026-11-26", "2026-11-27", "2026-11-19", "2029-03-04"];
	expect(days.map(sampleMoved)).toEqual([0, 0, 7, -7, 833]);
});

test("every date in a text is moved, in either format, and nothing else is", () => {
	expect(movedDays("From November 28, 2026", 98)).toBe("From March 6, 2027");
	expect(movedDays("October 3, 2026: DHPP\nOctober 28, 2026: DHPP, 2 of 3", 7)).toBe(
		"October 10, 2026: DHPP\nNovember 4, 2026: DHPP, 2 of 3",
	);
	expect(movedDays("2026-08-08", 833)).toBe("2028-11-18");
	expect(movedDays("At 16 weeks: rabies; 2 of 3", 7)).toBe("At 16 weeks: rabies; 2 of 3");
	expect(movedDays("2026-08-08", 0)).toBe("2026-08-08");
});
