import { describe, expect, test } from "vitest";
import { trainingProgress } from "./training.ts";

const juniper = {
	name: "Juniper",
	available: true,
	trainingStart: "2026-10-10",
	wentHomeOn: null,
};
const states = (day: string, puppy: Parameters<typeof trainingProgress>[0] = juniper) =>
	trainingProgress(puppy, day).stages.map((stage) => stage.state);

describe("training progress", () => {
	test.each([
		["2026-10-09", ["next", "next", "next", "next"]],
		["2026-10-10", ["now", "next", "next", "next"]],
		["2026-10-23", ["now", "next", "next", "next"]],
		["2026-10-24", ["done", "now", "next", "next"]],
		["2026-11-13", ["done", "now", "next", "next"]],
		["2026-11-14", ["done", "done", "now", "next"]],
		["2026-11-27", ["done", "done", "now", "next"]],
		["2026-11-28", ["done", "done", "done", "now"]],
		["2026-12-04", ["done", "done", "done", "now"]],
		["2026-12-05", ["done", "done", "done", "done"]],
	])("on %s is %j", (day, expected) => expect(states(day)).toEqual(expected));

	test.each([
		["2026-10-09", "Juniper starts on October 10, 2026."],
		["2026-11-21", "Juniper is in week 7."],
		["2026-12-04", "Juniper is in week 8."],
		["2026-12-05", "Juniper has finished."],
	])("on %s says: %s", (day, summary) =>
		expect(trainingProgress(juniper, day).summary).toBe(summary),
	);

	test("also says from when a puppy can go home, as long as that day is in the future", () => {
		const soon = { ...juniper, availableDate: "From November 28, 2026" };
		expect(trainingProgress(soon, "2026-11-21").summary).toBe(
			"Juniper is in week 7, and can go home from November 28, 2026.",
		);
		expect(trainingProgress(soon, "2026-12-05").summary).toBe("Juniper has finished.");
		const reserved = { ...soon, available: false, isReserved: true, trainingStart: null };
		expect(trainingProgress(reserved, "2026-11-21").stages[0]?.state).toBe("next");
	});

	test("claims nothing if the start is unknown", () => {
		const progress = trainingProgress({ ...juniper, trainingStart: null }, "2026-11-21");
		expect(progress.summary).toBe("Ask Maren which week Juniper is in.");
		expect(progress.stages.every((stage) => stage.state === "next")).toBe(true);
		expect(states("2026-11-21", { ...juniper, trainingStart: "soon" })).not.toContain("done");
	});

	test("is finished for a puppy that went home", () => {
		const otis = { name: "Otis", available: false, trainingStart: null, wentHomeOn: "2026-09-26" };
		const progress = trainingProgress(otis, "2026-09-26");
		expect(progress.summary).toBe("Otis has finished.");
		expect(progress.stages.every((stage) => stage.state === "done")).toBe(true);
		expect(progress.stages.at(-1)?.text).toBe("Everything once more, then home.");
	});

	test("continues for a puppy that is sold but not home yet", () => {
		const sold = { ...juniper, available: false, wentHomeOn: "2026-12-05" };
		expect(states("2026-11-21", sold)).toEqual(["done", "done", "now", "next"]);
		expect(states("2026-11-21", { ...sold, wentHomeOn: null })).toContain("now");
	});

	test("names the weeks of each stage", () => {
		expect(trainingProgress(juniper, "2026-11-21").stages.map((stage) => stage.weeks)).toEqual([
			"Weeks 1–2",
			"Weeks 3–5",
			"Weeks 6–7",
			"Week 8",
		]);
	});
});
