import { describe, expect, test } from "vitest";
import { availabilityInWords, goingHomeFrom } from "./going-home.ts";

const juniper = {
	available: true,
	availableDate: "From November 28, 2026",
	trainingStart: "2026-10-10",
};
const day = "2026-11-22";

describe("a profile", () => {
	test("says in one line how reserving, going home and training fit together", () => {
		expect(availabilityInWords(juniper, day)).toBe(
			"Reserve now · can go home from November 28, 2026 (training: week 7 of 8)",
		);
		expect(availabilityInWords({ ...juniper, trainingStart: null }, day)).toBe(
			"Reserve now · can go home from November 28, 2026",
		);
		expect(availabilityInWords({ ...juniper, availableDate: "" }, day)).toBe(
			"Reserve now · training: week 7 of 8",
		);
	});

	test("says only that a puppy is available now once the day has come and the training is over", () => {
		expect(availabilityInWords(juniper, "2026-12-10")).toBe("Now");
		expect(
			availabilityInWords({ ...juniper, trainingStart: null, availableDate: "Now" }, day),
		).toBe("Now");
	});

	test("understands a day in any notation", () => {
		expect(goingHomeFrom("From 28 November 2026", day)).toBe("from November 28, 2026");
		expect(goingHomeFrom("28 Nov. 2026", "2026-11-28")).toBeUndefined();
	});

	test("keeps the trainer's words if they mention no day", () => {
		expect(goingHomeFrom("From mid December", day)).toBe("from mid December");
		expect(goingHomeFrom("in time for Christmas", day)).toBe("in time for Christmas");
	});

	test("says that a reserved puppy is for a family, and nothing about a sold one", () => {
		const reserved = { ...juniper, available: false, isReserved: true };
		expect(availabilityInWords(reserved, day)).toBe(
			"For a family · can go home from November 28, 2026 (training: week 7 of 8)",
		);
		expect(availabilityInWords({ ...juniper, available: false }, day)).toBeUndefined();
	});
});
