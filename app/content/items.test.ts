import { describe, expect, test, vi } from "vitest";
import { facts } from "~/business/facts.ts";
import { filled } from "~/business/placeholders.ts";
import {
	homePraise,
	reviewsDocument,
	shownPraise,
	storiesDocument,
	testimonialsDocument,
} from "./documents/praise.ts";
import { formSchema, toForm } from "./fields/form.ts";
import { afterButton, type Item, type ItemsDocument, withoutOldTrash } from "./items.ts";

const praise = [testimonialsDocument, reviewsDocument, storiesDocument] as const;

const testimonial = (more: object) => {
	const items = [{ id: "one", name: "Noor", text: "He sits.", agreed: true, ...more }];
	const [item] = testimonialsDocument.schema.parse({ items }).items;
	if (!item) throw new Error("It was not read.");
	return item;
};

const typed = (document: ItemsDocument, form: Readonly<Record<string, string>>) =>
	formSchema(document.itemFields).safeParse({ stars: "5", ...form });

const problemsOf = (form: Readonly<Record<string, string>>, document: ItemsDocument) => {
	const { error } = typed(document, { name: "Noor", text: "Yes.", ...form });
	return error?.issues.map(({ path, message }) => `${path.join()}: ${message}`) ?? [];
};

describe("the sample of praise", () => {
	test("fills the lists of a fresh site: 7 testimonials, 8 reviews, 7 stories", () => {
		expect(praise.map((document) => document.defaults().items.length)).toEqual([7, 8, 7]);
	});

	test.each(praise.map((document) => [document.label, document] as const))(
		"%s: is read back as it was stored",
		(_, { schema, defaults }) => {
			const stored: unknown = JSON.parse(JSON.stringify(defaults()));
			expect(schema.parse(stored)).toEqual(defaults());
		},
	);

	test("names on the home page the same families as business/praise.ts does", () => {
		expect(homePraise(testimonialsDocument.defaults().items)).toMatchObject([
			{ name: "Dana & Will P.", puppyName: "Teddy", day: "2026-07-18", stars: 5 },
			{ name: "Ruth A.", puppyName: "Hazel", day: "2026-08-29" },
			{ name: "Tomás G.", puppyName: "Maple", day: "2026-10-10" },
		]);
	});

	test("names the current trainer, whenever it was stored", () => {
		const stored = JSON.stringify(testimonialsDocument.defaults());
		vi.spyOn(facts, "trainer", "get").mockReturnValue("Ada");
		const { items } = filled(testimonialsDocument.schema.parse(JSON.parse(stored)));
		expect(items[2]?.text).toContain("I still text Ada a question");
	});
});

describe("what visitors see of praise", () => {
	test("excludes entries that are deleted or hidden, or that the family didn't agree to", () => {
		const all = [
			{ id: "a" },
			{ id: "b", agreed: false },
			{ id: "c", isHidden: true },
			{ id: "d", deletedAt: "2026-11-22T10:00:00Z" },
		].map(testimonial);
		expect(shownPraise(all).map(({ id }) => id)).toEqual(["a"]);
	});

	test("on the home page is the first three entries that are chosen and shown", () => {
		const all = ["a", "b", "c", "d", "e", "f"].map((id) =>
			testimonial({ id, onHome: id !== "a", isHidden: id === "c" }),
		);
		expect(homePraise(all).map(({ id }) => id)).toEqual(["b", "d", "e"]);
	});
});

describe("the trash", () => {
	const now = new Date("2026-11-22T12:00:00Z");
	test("keeps an item for 30 days", () => {
		const pressed = { button: "delete", id: "one", now } as const;
		const trashed = afterButton(testimonialsDocument, [testimonial({})], pressed);
		const after = (days: number): readonly Item[] =>
			typeof trashed === "string"
				? []
				: withoutOldTrash(trashed, new Date(now.getTime() + days * 86_400_000));
		expect(after(29)).toHaveLength(1);
		expect(after(31)).toHaveLength(0);
	});
});

describe("the form of praise", () => {
	test("reports what is missing, by the labels of its kind", () => {
		expect(problemsOf({ name: " ", text: "" }, storiesDocument)).toEqual([
			"name: Please fill in “Puppy’s name”.",
			"text: Please fill in “Story”.",
		]);
	});

	test("refuses text that is too long, invalid and future days, and an invalid number of stars", () => {
		const of = (form: Readonly<Record<string, string>>) => problemsOf(form, testimonialsDocument);
		expect(of({ text: "x".repeat(2_001) })).toEqual([
			"text: Please keep it to 2,000 characters; it has 2,001.",
		]);
		expect(of({ day: "2026-02-30" })).toEqual(["day: Please choose a day on the calendar."]);
		expect(of({ day: "2999-01-01" })).toEqual(["day: That day is in the future."]);
		expect(of({ stars: "6" })).toEqual(["stars: Please choose “Stars” from the list."]);
		expect(of({ picture: "javascript:alert(1)" })).toEqual([
			"picture: Please choose one of the pictures.",
		]);
		const keywords = { keywords: "a\nb\nc\nd\ne\nf\ng" };
		expect(problemsOf(keywords, reviewsDocument)).toEqual(["keywords: Please keep it to 6 lines."]);
		expect(problemsOf({ puppyId: "1 or 1" }, storiesDocument)).toEqual([
			"puppyId: Please choose “Sold puppy” from the list.",
		]);
	});

	test("accepts text in any script, and pasted HTML as plain text", () => {
		const text = "<b>כלב טוב</b>\r\nשב";
		expect(typed(reviewsDocument, { name: "‮Noor", text }).data).toMatchObject({
			name: "Noor",
			text: "<b>כלב טוב</b>\nשב",
		});
	});

	test("shows the values of an item, and reads them again", () => {
		const items = [{ id: "a", name: "A", text: "b", stars: 4, keywords: ["Value", "Quality"] }];
		const [review] = reviewsDocument.schema.parse({ items }).items;
		const form = toForm(reviewsDocument.itemFields, review);
		expect(formSchema(reviewsDocument.itemFields).parse(form)).toMatchObject({
			stars: 4,
			recommends: true,
			keywords: ["Value", "Quality"],
			agreed: false,
		});
	});
});
