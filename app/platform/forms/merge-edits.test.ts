import { describe, expect, test } from "vitest";
import { mergeEdits, takeFrom } from "./merge-edits.ts";

const row = (id: string, text = id) => ({ id, text });
const [a, b, c, d] = [row("a"), row("b"), row("c"), row("d")];
const changed = (one: { id: string }) => ({ ...one, text: "changed" });

interface Case {
	what: string;
	base: object;
	stored: object;
	submitted: object;
	value: object;
	conflicts?: string[];
}

const merges: Case[] = [
	{
		what: "different fields",
		base: { title: "A", text: "B" },
		stored: { title: "A2", text: "B" },
		submitted: { title: "A", text: "B2" },
		value: { title: "A2", text: "B2" },
	},
	{
		what: "the same field, in the same way",
		base: { title: "A" },
		stored: { title: "A2" },
		submitted: { title: "A2" },
		value: { title: "A2" },
	},
	{
		what: "the same field",
		base: { top: { title: "A" } },
		stored: { top: { title: "A2" } },
		submitted: { top: { title: "A3" } },
		value: { top: { title: "A3" } },
		conflicts: ["top.title"],
	},
	{
		what: "different rows",
		base: { rows: [a, b] },
		stored: { rows: [changed(a), b] },
		submitted: { rows: [a, changed(b)] },
		value: { rows: [changed(a), changed(b)] },
	},
	{
		what: "a row that one added and a row that the other changed",
		base: { rows: [a, b] },
		stored: { rows: [a, c, b] },
		submitted: { rows: [a, changed(b)] },
		value: { rows: [a, c, changed(b)] },
	},
	{
		what: "rows that both added",
		base: { rows: [a] },
		stored: { rows: [a, b] },
		submitted: { rows: [c, a] },
		value: { rows: [a, b, c].toSorted((one) => (one === c ? -1 : 0)) },
	},
	{
		what: "a row that one moved and the other changed",
		base: { rows: [a, b, c] },
		stored: { rows: [changed(a), b, c] },
		submitted: { rows: [b, c, a] },
		value: { rows: [b, c, changed(a)] },
	},
	{
		what: "a row that one removed",
		base: { rows: [a, b] },
		stored: { rows: [b] },
		submitted: { rows: [a, changed(b)] },
		value: { rows: [changed(b)] },
	},
	{
		what: "a row that the other removed and this one changed",
		base: { rows: [a, b] },
		stored: { rows: [b] },
		submitted: { rows: [changed(a), b] },
		value: { rows: [changed(a), b] },
		conflicts: ["rows#a"],
	},
	{
		what: "a row that the other changed and this one removed",
		base: { rows: [a, b] },
		stored: { rows: [changed(a), b] },
		submitted: { rows: [b] },
		value: { rows: [b] },
		conflicts: ["rows#a"],
	},
	{
		what: "rows that both moved",
		base: { rows: [a, b, c] },
		stored: { rows: [b, a, c] },
		submitted: { rows: [c, a, b] },
		value: { rows: [c, a, b] },
		conflicts: ["rows"],
	},
	{
		what: "a list of texts",
		base: { items: ["a"] },
		stored: { items: ["a", "b"] },
		submitted: { items: ["a", "c"] },
		value: { items: ["a", "c"] },
		conflicts: ["items"],
	},
];

test.each(merges)(
	"two people changed $what",
	({ base, stored, submitted, value, conflicts = [] }) => {
		expect(mergeEdits({ base, stored, submitted })).toEqual({ value, conflicts });
	},
);

test("a conflict that was decided is no conflict when the form is sent again", () => {
	const stored = { title: "theirs", rows: [b] };
	const first = mergeEdits({
		base: { title: "was", rows: [a, b] },
		stored,
		submitted: { title: "mine", rows: [changed(a), b] },
	});
	expect(first.conflicts).toEqual(["title", "rows#a"]);
	expect(mergeEdits({ base: stored, stored, submitted: first.value })).toEqual({
		value: first.value,
		conflicts: [],
	});
});

describe("taking the other version", () => {
	const mine = { top: { title: "mine" }, rows: [changed(a), b, d] };
	test.each([
		["of a text", "top.title", { top: { title: "theirs" } }, { top: { title: "theirs" } }],
		["of a text in a row", "rows#a.text", { rows: [a] }, { rows: [a, b, d] }],
		["of a row that they removed", "rows#a", { rows: [b] }, { rows: [b, d] }],
		["of a row that they kept", "rows#c", { rows: [b, c] }, { rows: [changed(a), b, c, d] }],
		["of the order", "rows", { rows: [b, a] }, { rows: [b, d, changed(a)] }],
	])("%s", (_, path, theirs, expected) => {
		expect(takeFrom(mine, theirs, path)).toEqual({ ...mine, ...expected });
	});
});
