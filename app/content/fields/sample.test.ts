import { expect, test } from "vitest";
import { box, group, list, picture, sampleOf } from "./field.ts";
import { countSample, sampleInWords } from "./sample.ts";
import { line, text } from "./texts.ts";

const fields = {
	top: group("Top", { title: line("Heading", "Hello"), lead: text("Text", "A text.") }),
	face: picture("Picture"),
	isShown: box("Shown", true),
	note: text("Note"),
	ways: list("Ways", {
		item: "Way",
		max: 4,
		fields: { name: line("Name"), price: line("Price", "", { isRequired: false }) },
		sample: [
			{ id: "drive", name: "We drive", price: "$1" },
			{ id: "fly", name: "We fly", price: "" },
		],
	}),
};
const sample = sampleOf(fields);
const [drive, fly] = sample.ways;

test.each([
	["a fresh site", sample, { same: 6, all: 6 }],
	[
		"a text that was written",
		{ ...sample, top: { title: "Hi", lead: "A text." } },
		{ same: 5, all: 6 },
	],
	[
		"a text that was removed",
		{ ...sample, top: { title: "Hello", lead: "" } },
		{ same: 5, all: 5 },
	],
	["a row that was moved", { ...sample, ways: [fly, drive] }, { same: 6, all: 6 }],
	["a row that was removed", { ...sample, ways: [fly] }, { same: 4, all: 4 }],
	[
		"a row of her own",
		{ ...sample, ways: [{ id: "x", name: "We drive", price: "" }] },
		{ same: 3, all: 4 },
	],
	["values that can't be read", undefined, { same: 1, all: 1 }],
])("counts what is still the sample's of %s", (_, values, expected) => {
	expect(countSample(fields, values)).toEqual(expected);
});

test("says it in words, and nothing when all is her own", () => {
	expect(sampleInWords({ same: 17, all: 22 })).toBe(
		"17 of 22 texts and pictures are still the sample’s",
	);
	expect(sampleInWords({ same: 1, all: 2 })).toBe(
		"1 of 2 texts and pictures is still the sample’s",
	);
	expect(sampleInWords({ same: 0, all: 2 })).toBeUndefined();
});
