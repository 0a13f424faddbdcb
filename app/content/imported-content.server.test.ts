import { describe, expect, test } from "vitest";
import { ownBlock, ownPages } from "../../tests/support/own-pages.ts";
import { deliveryDocument } from "./documents/delivery.ts";
import { documents } from "./documents/index.ts";
import { investmentDocument } from "./documents/investment.ts";
import { ownPagesDocument } from "./documents/own-pages.ts";
import { peopleDocument } from "./documents/people.ts";
import { reviewsDocument, testimonialsDocument } from "./documents/praise.ts";
import { programsDocument, servicesDocument } from "./documents/programs.ts";
import { programsPageDocument } from "./documents/programs-page.ts";
import { siteDocument } from "./documents/site.ts";
import { importedContent } from "./imported-content.server.ts";

const own = (page: object, n = 0) => ({
	id: `page-${n}`,
	title: `Page ${n}`,
	slug: `page-${n}`,
	...page,
});
const block = (text: string) => ownBlock("text", { text });
const read = async (...args: Parameters<typeof importedContent>) => {
	const { problems } = await importedContent(...args);
	return problems.map(({ message }) => message).join("\n");
};

test.each(documents.map((document) => [document.label, document] as const))(
	"%s: what a fresh site says is imported unchanged",
	async (_, document) => {
		const value = document.defaults();
		expect(await importedContent(document, value)).toEqual({ value, problems: [] });
	},
);

test.each([
	[
		peopleDocument,
		{
			...peopleDocument.defaults(),
			dog: {
				...peopleDocument.defaults().dog,
				isHidden: true,
				address: "rex",
				formerAddresses: ["max"],
			},
		},
	],
	[
		testimonialsDocument,
		testimonialsDocument.schema.parse({
			items: [{ id: "a", name: "A", text: "a", stars: 4, agreed: true }],
		}),
	],
])("what forms would store is imported unchanged (%#)", async (document, value) => {
	const { problems, value: read } = await importedContent(document, value);
	expect(problems).toEqual([]);
	expect(read).toEqual(value);
});

describe("own pages are refused", () => {
	const many = (count: number, make: (n: number) => object) =>
		Array.from({ length: count }, (_, n) => make(n));
	const rows = many(21, (n) => ({ id: `${n}`, name: "a", price: "1" }));

	test.each<[string, object[], RegExp]>([
		["at an address of another site", [own({ slug: "//evil.example/a" })], /lowercase letters/],
		["at an address above the site", [own({ slug: "../a" })], /lowercase letters/],
		["at an address that the site uses", [own({ slug: "admin" })], /The site itself uses/],
		["at one address", [own({ slug: "a" }, 1), own({ slug: "a" }, 2)], /links still lead there/],
		["that are too many", many(51, (n) => own({}, n)), /room for 50/],
		["that are far too many", many(3_000, (n) => own({}, n)), /room for/],
		["without a title", [own({ title: "" })], /Title/],
		["with a title that is too long", [own({ title: "a".repeat(101) })], /100 characters/],
		["with too many blocks", [own({ blocks: many(61, () => block("a")) })], /room for 60/],
		[
			"with a link that runs code",
			[own({ blocks: [block("[a](javascript:a)")] })],
			/not a valid address/,
		],
		["with a text that is too long", [own({ blocks: [block("a".repeat(6_001))] })], /6,000/],
		[
			"with an unknown placeholder",
			[own({ blocks: [block("{price of gold}")] })],
			/not a placeholder/,
		],
		[
			"with more prices than a table has",
			[own({ blocks: [ownBlock("prices", { rows })] })],
			/room for 20/,
		],
		[
			"that would take long to show",
			[own({ blocks: many(60, () => block("2) a\n".repeat(250))) })],
			/too many lines/,
		],
	])("%s", async (_, pages, message) => {
		expect(await read(ownPagesDocument, ownPages(...pages))).toMatch(message);
	});

	test("unless they are as large as the forms allow", async () => {
		const blocks = many(60, () => block("- a\n".repeat(24)));
		const pages = ownPages(...many(50, (n) => own({ blocks }, n)));
		expect(await read(ownPagesDocument, pages)).toBe("");
	});

	test("but a former address that is none, and a block of an unknown kind, are left out", async () => {
		const blocks = [ownBlock("dance"), block("a")];
		const pages = { items: [own({ formerSlugs: ["//a", "b"], blocks })] };
		const { value } = await importedContent(ownPagesDocument, pages);
		expect(value).toMatchObject({ items: [{ formerSlugs: ["b"], blocks: [{ text: "a" }] }] });
	});
});

test("every document is read as its forms would read it", async () => {
	const [first] = programsDocument.defaults().items;
	const [service] = servicesDocument.defaults().items;
	const people = peopleDocument.defaults();
	const programsPage = programsPageDocument.defaults();
	const long = "a".repeat(7_000);
	const site = siteDocument.defaults();
	const shares = investmentDocument.defaults();
	const delivery = deliveryDocument.defaults();
	const praise = { id: "a", name: "A", text: "a", agreed: true };
	const refused = [
		await read(deliveryDocument, { ...delivery, top: { ...delivery.top, title: "" } }),
		await read(deliveryDocument, {
			...delivery,
			rules: { title: "a", items: Array.from({ length: 21 }, (_, n) => `${n}`) },
		}),
		await read(investmentDocument, { ...shares, comparative: 1 }),
		await read(programsDocument, { items: [{ ...first, title: long }] }),
		await read(programsDocument, { items: [first, { ...first, id: "second" }] }),
		await read(programsDocument, { items: [{ ...first, slug: "//evil.example" }] }),
		await read(servicesDocument, { items: [{ ...service, link: "//evil.example" }] }),
		await read(servicesDocument, { items: [{ ...service, link: "javascript:a" }] }),
		await read(programsPageDocument, {
			...programsPage,
			home: ["a", "b", "c", "d"].map((program) => ({ id: program, program })),
		}),
		await read(reviewsDocument, { items: [{ ...praise, text: long }] }),
		await read(reviewsDocument, { items: [{ ...praise, day: "2999-01-01" }] }),
		await read(reviewsDocument, {
			items: Array.from({ length: 201 }, (_, n) => ({ ...praise, id: `${n}` })),
		}),
		await read(peopleDocument, { ...people, trainer: { ...people.trainer, body: [long] } }),
		await read(siteDocument, { ...site, frame: { ...site.frame, note: long } }),
	];
	expect(refused.map((message, index) => message && index)).toEqual([...refused.keys()]);
});
