import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { applySettings } from "~/platform/public-settings.server.ts";
import { filled, unknownPlaceholders } from "./placeholders.ts";

test("placeholders are filled in at any depth", () => {
	const written = { title: "{Trainer} of {city}", rates: [{ price: "{consultation}", count: 2 }] };
	expect(filled(written)).toEqual({
		title: "Maren of Asheville",
		rates: [{ price: "$40", count: 2 }],
	});
});

test("braces around anything else stay, and unknown placeholders are listed", () => {
	expect(filled("{nobody} {} {{")).toBe("{nobody} {} {{");
	expect(unknownPlaceholders("{nobody}, {trainer}, {toString}")).toEqual(["nobody", "toString"]);
});

describe("what the business doesn't promise", () => {
	beforeEach(() => applySettings({ promises: { warrantyYears: 0 } }));
	afterEach(() => applySettings({ promises: undefined }));

	test.each([
		["A {warranty}-year warranty", ""],
		["They are polite, with a {warranty}-year warranty. {trainer} answers.", "Maren answers."],
		["Polite at 2.5 months! With a {warranty}-year warranty.", "Polite at 2.5 months!"],
		["First.\n\nA {warranty}-year warranty.\n\nLast.", "First.\n\nLast."],
		["- {lessons} lessons\n- {warranty} years", "- 6 lessons"],
		["{assurance} days", "30 days"],
	])("is left out of %j", (written, shown) => {
		expect(filled({ text: written })).toEqual({ text: shown });
	});

	test("takes the lines and rows along that say nothing else", () => {
		const written = {
			lines: ["{lessons} lessons", "{warranty} years"],
			rows: [
				{ id: "a", title: "{warranty}-year warranty", text: "It begins at home." },
				{ id: "b", title: "Support", text: "" },
			],
			group: { title: "{warranty} years" },
		};
		expect(filled(written)).toEqual({
			lines: ["6 lessons"],
			rows: [{ id: "b", title: "Support", text: "" }],
			group: { title: "" },
		});
	});
});
