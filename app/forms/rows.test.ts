import { expect, test } from "vitest";
import { rowAnswers, rowLabels, shownRows } from "./rows.ts";

const rows = [0, 1, 2, 3, 4].map((index) => ({ name: `name${index}`, price: `price${index}` }));

test("a form shows the rows up to the last one that is filled in, and some empty ones", () => {
	const shown = (filled: string, spare?: number) =>
		shownRows(rows, (name) => (name === filled ? "said" : ""), spare).length;
	expect(shown("none")).toBe(2);
	expect(shown("price1")).toBe(4);
	expect(shown("price1", 1)).toBe(3);
	expect(shown("name4")).toBe(5);
});

test("a control is named after its row and its label, or after its row alone if it has no label", () => {
	expect(rowLabels(rows.slice(0, 2), "Line", { price: "Price" })).toEqual({
		name0: "Line 1",
		price0: "Line 1: Price",
		name1: "Line 2",
		price1: "Line 2: Price",
	});
});

test("a stored list fills in its rows, and entries without a row are left out", () => {
	const stored = [
		{ name: "A visit", price: "$40" },
		{ name: "A week", price: "$700" },
	];
	expect(rowAnswers(rows, stored)).toEqual({
		name0: "A visit",
		price0: "$40",
		name1: "A week",
		price1: "$700",
	});
	expect(rowAnswers(rows.slice(0, 1), stored)).toEqual({ name0: "A visit", price0: "$40" });
});
