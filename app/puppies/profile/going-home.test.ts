import { describe, expect, test } from "vitest";
import { availabilityInWords, goingHomeFrom } from "./going-home.ts";

const juniper = {
	available: true,
	availableDate: "From November 28, 2026",
	trainingStart: "2026-10-10",
};
const day = "2026-11-22";

describe("a profile", () => {
	test("says in one sentence how reserving, going home and training fit", () => {
		expect(availabilityInWords(juniper, day)).toBe(
			"Now to reserve · can go home from November 28, 2026 (training: week 7 of 8)",
		);
		expect(availabilityInWords({ ...juniper, trainingStart: null }, day)).toBe(
			"Now to reserve · can go home from November 28, 2026",
		);
		expect(availabilityInWords({ ...juniper, availableDate: "" }, day)).toBe(
			"Now to reserve · training: week 7 of 8",
		);
	});

	test("says no more than now once the day has come and the training is over", () => {
		expect(availabilityInWords(juniper, "2026-12-10")).toBe("Now");
		expect(
			availabilityInWords({ ...juniper, trainingStart: null, availableDate: "Now" }, day),
		).toBe("Now");
	});

	test("knows a day however it is written", () => {
		expect(goingHomeFrom("From 28 November 2026", day)).toBe("from November 28, 2026");
		expect(goingHomeFrom("28 Nov. 2026", "2026-11-28")).toBeUndefined();
	});

	test("keeps words that name no day", () => {
		expect(goingHomeFrom("From mid December", day)).toBe("from mid December");
		expect(goingHomeFrom("in time for Christmas", day)).toBe("in time for Christmas");
	});

	test("says of a reserved puppy that it is for a family, and of a sold one nothing", () => {
		const reserved = { ...juniper, available: false, isReserved: true };
		expect(availabilityInWords(reserved, day)).toBe(
			"For a family · can go home from November 28, 2026 (training: week 7 of 8)",
		);
		expect(availabilityInWords({ ...juniper, available: false }, day)).toBeUndefined();
	});
});
