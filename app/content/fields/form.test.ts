import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, test } from "vitest";
import { differencesBetween } from "./compare.ts";
import { blocks, box, group, list, picture, sampleOf } from "./field.ts";
import {
	type FormValues,
	formSchema,
	listAt,
	namePattern,
	newRow,
	storedSchema,
	toForm,
} from "./form.ts";
import { address, line, lines, text } from "./texts.ts";

const fields = {
	top: group("Top", { title: line("Title", "Hello"), lead: text("Lead", "A lead") }),
	cost: group("Cost", {
		items: lines("Items", ["one", "two"]),
		ways: list("Ways", {
			item: "Way",
			min: 1,
			max: 3,
			unique: "way",
			fields: { way: line("Way"), price: text("Price") },
			sample: [{ way: "We drive", price: "Gas" }],
		}),
	}),
	picture: picture("Picture"),
	isShown: box("Shown", true),
};
const page = blocks("Page", {
	item: "Block",
	max: 60,
	kinds: {
		text: group("Text", { text: text("Text") }),
		table: group("Table", {
			title: line("Title"),
			prices: list("Prices", { item: "Price", max: 20, fields: { name: line("What for") } }),
		}),
	},
});
const sample = sampleOf(fields);
const drive = { id: "sample-1", way: "We drive", price: "Gas" };

/** Parses a form with these values, as the server does. */
function submit(values: Record<string, string>) {
	const form = new FormData();
	for (const [name, value] of Object.entries(values)) form.append(name, value);
	return parseWithZod(form, { schema: formSchema(fields) });
}

/** The names and values of the form's controls. */
const controls = {
	"top.title": "Hello",
	"top.lead": "A lead",
	"cost.items": "one\ntwo",
	"cost.ways[0].id": "sample-1",
	"cost.ways[0].way": "We drive",
	"cost.ways[0].price": "Gas",
	isShown: "on",
};

test("a form that was not changed gives back the stored values", () => {
	expect(submit(controls).payload).toEqual({ ...toForm(fields, sample), picture: undefined });
	expect(submit(controls)).toMatchObject({ status: "success", value: sample });
});

test("an empty text stays empty, and an unchecked box is off", () => {
	const { isShown: _, ...rest } = controls;
	expect(submit({ ...rest, "top.lead": "" })).toMatchObject({
		value: { top: { title: "Hello", lead: "" }, isShown: false },
	});
});

test("what is missing is named at its control", () => {
	const submission = submit({ ...controls, "top.title": " ", "cost.ways[0].way": "" });
	expect(submission.reply().error).toEqual({
		"top.title": ["Please fill in “Title”."],
		"cost.ways[0].way": ["Please fill in “Way”."],
	});
});

test("a list says when it has too few rows, and when two say the same", () => {
	const {
		"cost.ways[0].id": _i,
		"cost.ways[0].way": _w,
		"cost.ways[0].price": _p,
		...none
	} = controls;
	expect(submit(none).reply().error).toEqual({ "cost.ways": ["Please add at least one: Way."] });
	const twice = submit({ ...controls, "cost.ways[1].way": "We drive" });
	expect(Object.keys(twice.reply().error ?? {})).toEqual(["cost.ways[1].way"]);
});

test("a new row gets an id of its own, and so does one that claims another's", () => {
	const submission = submit({
		...controls,
		"cost.ways[1].way": "We fly",
		"cost.ways[2].way": "We sail",
		"cost.ways[2].id": "sample-1",
	});
	const stored = storedSchema(fields).parse(
		submission.status === "success" ? submission.value : undefined,
	);
	const ids = stored.cost.ways.map(({ id }) => id);
	expect(ids[0]).toBe("sample-1");
	expect(new Set(ids).size).toBe(3);
});

test("values that an earlier version stored are read field by field", () => {
	const stored = storedSchema(fields);
	expect(stored.parse(undefined)).toEqual(sample);
	expect(
		stored.parse({
			top: { title: "Own", gone: "x" },
			cost: { items: "not a list", ways: [{ id: "a", way: "We fly" }] },
			isShown: false,
		}),
	).toEqual({
		top: { title: "Own", lead: "A lead" },
		cost: { items: ["one", "two"], ways: [{ id: "a", way: "We fly", price: "" }] },
		picture: undefined,
		isShown: false,
	});
});

test("only the form's own names are known, up to the most rows of a list", () => {
	const pattern = namePattern(fields, ["base"]);
	for (const name of [...Object.keys(controls), "picture", "base", "cost.ways[2].price"]) {
		expect(name).toMatch(pattern);
	}
	for (const name of [
		"cost.ways[3].way",
		"cost.ways[-1].way",
		"cost.ways[9999999].way",
		"cost.ways[0].__proto__",
		"__proto__.x",
		"constructor.prototype.y",
		"top",
		"cost.ways",
		"topxtitle",
	]) {
		expect(name).not.toMatch(pattern);
	}
});

test("a list is found by its name, also one in the row of another", () => {
	expect(listAt(fields, "cost.ways")).toBe(fields.cost.fields.ways);
	expect(listAt({ page }, "page[59].prices")).toBe(page.kinds.table.fields.prices);
	for (const name of ["cost", "cost.ways[0]", "page[60].prices", "page.prices", "__proto__", "x"]) {
		expect(listAt({ ...fields, page }, name)).toBeUndefined();
	}
});

describe("a list with several kinds of rows", () => {
	const text = { id: "a", kind: "text", text: "Hello" };
	const table = { id: "b", kind: "table", title: "Costs", prices: [{ id: "c", name: "A visit" }] };

	test("gives each row the fields of its kind, and reads back what its form shows", () => {
		const values = { page: [text, table] };
		expect(storedSchema({ page }).parse(values)).toEqual(values);
		expect(formSchema({ page }).parse(toForm({ page }, values))).toEqual(values);
		expect(newRow(page, "table")).toEqual({ kind: "table", title: "" });
	});

	test("asks only for what a row of its kind needs", () => {
		const problems = (row: FormValues) =>
			formSchema({ page })
				.safeParse({ page: [row] })
				.error?.issues.map(({ path }) => path.join("."));
		expect(problems({ kind: "text", text: "" })).toBeUndefined();
		expect(problems({ kind: "table", title: "" })).toEqual(["page.0.title"]);
		expect(problems({ kind: "table", title: "A", prices: [{ name: "" }] })).toEqual([
			"page.0.prices.0.name",
		]);
		expect(problems({ kind: "dance" })).toEqual(["page.0.kind"]);
		expect(problems({})).toEqual(["page.0.kind"]);
	});

	test("leaves out only the rows that can't be read", () => {
		const stored = { page: [{ ...text, kind: "dance" }, text] };
		expect(storedSchema({ page }).parse(stored)).toEqual({ page: [text] });
	});

	test("names what differs by the labels of the row’s kind", () => {
		const prices = [{ id: "c", name: "A call" }];
		expect(
			differencesBetween({ page }, { page: [table] }, { page: [{ ...table, prices }, text] }),
		).toMatchObject([
			{ where: "Block “Costs”: Price “A visit”: What for", from: "A visit", to: "A call" },
			{ where: "Block “Hello”", to: "Text: Hello" },
		]);
	});
});

test("differences are listed in the form's labels, a row by what it says", () => {
	const after = {
		...sample,
		top: { ...sample.top, title: "Bye" },
		cost: { items: ["one"], ways: [{ id: "b", way: "We fly", price: "" }, drive] },
		isShown: false,
	};
	expect(differencesBetween(fields, sample, after)).toEqual([
		{ path: "top.title", where: "Top: Title", from: "Hello", to: "Bye" },
		{ path: "cost.items", where: "Cost: Items", from: "one\ntwo", to: "one" },
		{ path: "cost.ways#b", where: "Cost: Way “We fly”", from: "", to: "Way: We fly" },
		{ path: "isShown", where: "Shown", from: "Yes", to: "No" },
	]);
	const moved = { ...after, cost: { ...after.cost, ways: after.cost.ways.toReversed() } };
	expect(differencesBetween(fields, after, moved)).toEqual([
		{
			path: "cost.ways",
			where: "Cost: Ways: order",
			from: "We fly, We drive",
			to: "We drive, We fly",
		},
	]);
});

test("of a row that is added, only the boxes that are checked are named", () => {
	const row = { name: line("Name"), isHidden: box("Hidden", false), isBig: box("Big", false) };
	const rows = { rows: list("Rows", { item: "Row", max: 9, fields: row }) };
	const added = { rows: [{ id: "a", name: "Fig", isHidden: false, isBig: true }] };
	expect(differencesBetween(rows, { rows: [] }, added)).toMatchObject([
		{ to: "Name: Fig\nBig: Yes" },
	]);
});

test("an address leads to a page, a site, an email address or a phone, and to no code", () => {
	const target = address("Leads to");
	for (const good of ["", "/videos", "https://dogs.example/a", "mailto:a@dogs.example"]) {
		expect(target.typed.parse(good)).toBe(good);
		expect(target.stored.parse(good)).toBe(good);
	}
	for (const bad of ["videos", "//evil.example", "javascript:alert(1)", "/\\evil.example"]) {
		expect(target.typed.safeParse(bad).error?.issues[0]?.message).toContain("https://");
		expect(target.stored.safeParse(bad).success).toBe(false);
	}
});
