import { describe, expect, test } from "vitest";
import { formSchema, toForm } from "../fields/form.ts";
import { programDefaults } from "../program-defaults.ts";
import { programsDocument, servicesDocument } from "./programs.ts";
import { programsPageDocument } from "./programs-page.ts";

const [first] = programsDocument.defaults().items;
if (!first) throw new Error("There is no program.");

type Change = (form: ReturnType<typeof toForm>) => object;

/** The problems of a program's form, each with its control. */
function problemsOf(change: Change) {
	const form = toForm(programsDocument.itemFields, first);
	const { error } = formSchema(programsDocument.itemFields).safeParse({ ...form, ...change(form) });
	return error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];
}

describe("programs", () => {
	test("of a fresh site are those of content/program-defaults.ts", () => {
		expect(programsDocument.defaults().items).toEqual(programDefaults.programs);
		expect(servicesDocument.defaults().items).toMatchObject(programDefaults.services);
	});

	test.each([programsDocument, servicesDocument, programsPageDocument])(
		"are read back as they were stored: $label",
		({ schema, defaults }) => {
			expect(schema.parse(JSON.parse(JSON.stringify(defaults())))).toEqual(defaults());
		},
	);
});

describe("the form of a program", () => {
	const rate = (change: object) => ({
		rates: [{ name: "Primer", price: "$700", unit: "", includes: "", ...change }],
	});

	test("accepts prices in words with an amount, or from the price list", () => {
		for (const price of ["$700 to $900", "{polite puppy}", "From 20 €"]) {
			expect(problemsOf(() => rate({ price }))).toEqual([]);
		}
	});

	test.each<[string, Change, RegExp]>([
		["a price without an amount", () => rate({ price: "a lot" }), /rates.0.price: .*has no amount/],
		["a price without a name", () => rate({ name: "" }), /rates.0.name: Please fill in/],
		["a name without a price", () => rate({ price: "" }), /rates.0.price: Please fill in/],
		[
			"a name twice",
			() => ({ rates: [...rate({}).rates, ...rate({}).rates] }),
			/rates.1.name: Another one above says the same/,
		],
		["an empty name", () => ({ title: "\u202e " }), /title: Please fill in “Name in lists”/],
		["a very long name", () => ({ title: "x".repeat(61) }), /title: .*60 characters; it has 61/],
		["an invalid address", () => ({ slug: "Scent work" }), /slug: .*lowercase letters/],
		["an address with a slash", () => ({ slug: "a/b" }), /slug: .*lowercase letters/],
		["a long address", () => ({ slug: "x".repeat(61) }), /slug: .*60 characters/],
	])("refuses %s", (_, change, message) => {
		expect(problemsOf(change).join("\n")).toMatch(message);
	});
});

test("the last card's price needs an amount, too", () => {
	const form = toForm(programsPageDocument.fields, programsPageDocument.defaults());
	const free = { ...form, beginning: { title: "A", price: "Free", text: "B" } };
	const { error } = formSchema(programsPageDocument.fields).safeParse(free);
	expect(error?.issues[0]?.message).toContain("no amount");
});

describe("a card", () => {
	const problems = (link: string) =>
		formSchema(servicesDocument.itemFields).safeParse({ title: "A", info: "B", link }).error
			?.issues ?? [];

	test.each(["/reviews", "/reviews?x=1#top", "https://dogs.example/club"])(
		"can lead to %s",
		(link) => expect(problems(link)).toEqual([]),
	);

	test.each([
		"javascript:alert(1)",
		" JaVaScRiPt:alert(1)",
		"data:text/html,x",
		"https://",
		"https://nowhere",
		"//dogs.example",
		"/\\dogs.example",
		"reviews",
		"",
	])("can't lead to %s", (link) => expect(problems(link)).not.toEqual([]));
});
