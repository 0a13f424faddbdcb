import { expect, test } from "vitest";
import { testimonialsDocument } from "./praise.ts";

test("a testimonial says whether it is on the home page, which shows the first three that were chosen", () => {
	const { kind } = testimonialsDocument;
	const [sample] = kind.sample();
	if (!sample) throw new Error("The sample has no testimonials");
	const items = Array.from({ length: 6 }, (_, n) => ({
		...sample,
		id: String(n),
		agreed: n !== 0,
		onHome: n !== 1,
	}));
	expect(items.map((item) => kind.flags?.(item, items).map(({ text }) => text))).toEqual([
		["Not shown: the family has not agreed"],
		[],
		["On the home page"],
		["On the home page"],
		["On the home page"],
		["Chosen for the home page, which is full"],
	]);
});
