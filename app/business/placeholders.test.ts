import { expect, test } from "vitest";
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
