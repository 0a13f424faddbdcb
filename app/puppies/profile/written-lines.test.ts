import { describe, expect, test } from "vitest";
import { isList, linesOf } from "./written-lines.ts";

describe("the lines of a text", () => {
	test("have a term before their first colon", () => {
		expect(linesOf("Hips (OFA): good\r\n\n October 3, 2026:  DHPP, first ")).toEqual([
			{ term: "Hips (OFA)", text: "good" },
			{ term: "October 3, 2026", text: "DHPP, first" },
		]);
	});

	test("have no term if the colon is part of an address, a time or a long sentence", () => {
		const lines = ["https://ofa.org/1", "At 10:30", ": nothing", `${"word ".repeat(20)}: so`];
		expect(linesOf(lines.join("\n"))).toEqual(lines.map((text) => ({ text })));
	});

	test("lose the bullets that people type", () => {
		expect(linesOf("- Hips: good\n• Eyes\n– 2 worms")).toEqual([
			{ term: "Hips", text: "good" },
			{ text: "Eyes" },
			{ text: "2 worms" },
		]);
		expect(linesOf("-5 is a number")).toEqual([{ text: "-5 is a number" }]);
	});

	test("are a list if there are several and each is an entry", () => {
		expect(isList("Training: 30 days\nHealth: 2 years")).toBe(true);
		expect(isList("- one\n- two")).toBe(true);
		expect(isList("Training: 30 days")).toBe(false);
		expect(isList("Training: 30 days\nWe mean it.")).toBe(false);
		expect(isList("")).toBe(false);
	});
});
