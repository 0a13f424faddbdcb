import { describe, expect, test, vi } from "vitest";
import { facts } from "~/business/facts.ts";
import { changeByButton, withoutOldTrash } from "./changes.ts";
import { praiseDocuments } from "./documents.ts";
import { answered, asAnswers, praiseLimits, praiseSchema } from "./form.ts";
import { hiddenReason, homeItems, type PraiseItem, praiseKinds, shownItems } from "./item.ts";
import { newItem } from "./new-item.ts";
import { sampleItems, withSampleWords } from "./samples.ts";

const item = (more: Partial<PraiseItem>): PraiseItem => ({
	...newItem,
	id: "one",
	name: "Noor",
	words: "He sits.",
	agreed: true,
	...more,
});

const problemsOf = (answers: Record<string, string>) => {
	const result = praiseSchema("testimonials").safeParse({
		name: "Noor",
		words: "Yes.",
		...answers,
	});
	return result.error?.issues.map(({ path, message }) => `${path.join()}: ${message}`) ?? [];
};

describe("the sample", () => {
	test("fills the lists of a fresh site: 7 testimonials, 8 reviews, 7 stories", () => {
		const counts = praiseKinds.map((kind) => praiseDocuments[kind].defaults().items.length);
		expect(counts).toEqual([7, 8, 7]);
	});

	test.each(praiseKinds)("of %s is read back as it was stored", (kind) => {
		const { schema, defaults } = praiseDocuments[kind];
		const stored: unknown = JSON.parse(JSON.stringify(defaults()));
		expect(schema.parse(stored)).toEqual(defaults());
	});

	test("names on the home page the same families as business/praise.ts does", () => {
		expect(homeItems(sampleItems("testimonials"))).toMatchObject([
			{ name: "Dana & Will P.", puppyName: "Teddy", day: "2026-07-18", stars: 5 },
			{ name: "Ruth A.", puppyName: "Hazel", day: "2026-08-29" },
			{ name: "Tomás G.", puppyName: "Maple", day: "2026-10-10" },
		]);
	});

	test("names the current trainer, whenever it was stored", () => {
		const stored = sampleItems("testimonials").map((one) => ({ ...one, words: "Old words" }));
		vi.spyOn(facts, "trainer", "get").mockReturnValue("Ada");
		const [, , third] = withSampleWords("testimonials", stored);
		expect(third?.words).toContain("I text Ada a photo");
		const rewritten = stored.map((one) => ({ ...one, sample: false }));
		expect(withSampleWords("testimonials", rewritten)[2]?.words).toBe("Old words");
	});
});

describe("what visitors see", () => {
	test("excludes entries that are deleted or hidden, or that the family didn't agree to", () => {
		expect(hiddenReason(item({}))).toBeUndefined();
		expect(hiddenReason(item({ agreed: false, hidden: true }))).toBe("not agreed");
		expect(hiddenReason(item({ hidden: true }))).toBe("hidden");
		expect(hiddenReason(item({ deletedAt: "2026-11-22T10:00:00Z", agreed: false }))).toBe(
			"deleted",
		);
	});

	test("on the home page is the first three entries that are chosen and shown", () => {
		const all = ["a", "b", "c", "d", "e", "f"].map((id) =>
			item({ id, onHome: id !== "a", hidden: id === "c" }),
		);
		expect(shownItems(all)).toHaveLength(5);
		expect(homeItems(all).map(({ id }) => id)).toEqual(["b", "d", "e"]);
	});
});

describe("the trash", () => {
	const now = new Date("2026-11-22T12:00:00Z");
	test("keeps an entry for 30 days", () => {
		const trashed = changeByButton([item({})], "delete", "one", now);
		const after = (days: number) => new Date(now.getTime() + days * 86_400_000);
		expect(withoutOldTrash(trashed, after(29))).toHaveLength(1);
		expect(withoutOldTrash(trashed, after(31))).toHaveLength(0);
	});
});

describe("the form of an entry", () => {
	test("reports what is missing, with the messages of its list", () => {
		const result = praiseSchema("stories").safeParse({ name: " ", words: undefined });
		expect(result.error?.issues.map(({ message }) => message)).toEqual([
			"Please write the puppy’s name.",
			"Please write what became of the puppy.",
		]);
	});

	test("refuses text that is too long, invalid and future days, and an invalid number of stars", () => {
		expect(problemsOf({ words: "x".repeat(praiseLimits.words + 1) })).toEqual([
			"words: Please keep the words to 2,000 characters; it has 2,001.",
		]);
		expect(problemsOf({ day: "2026-02-30" })[0]).toBe("day: Please choose a day on the calendar.");
		expect(problemsOf({ day: "2999-01-01" })).toEqual(["day: That day is in the future."]);
		expect(problemsOf({ stars: "6" })).toEqual(["stars: Please choose one to five stars."]);
		expect(problemsOf({ keywords: "a,b,c,d,e,f,g" })[0]).toContain("6 keywords");
		expect(problemsOf({ picture: "javascript:alert(1)" })).toEqual([
			"picture: Please choose one of the pictures.",
		]);
		expect(problemsOf({ puppyId: "1 or 1" })).toEqual([
			"puppyId: Please choose one of the puppies.",
		]);
	});

	test("accepts text in any script, and pasted HTML as plain text", () => {
		const words = "<b>כלב טוב</b>\r\nשב";
		const value = praiseSchema("reviews").parse({ name: "‮Noor", words });
		expect(value).toMatchObject({ name: "Noor", words: "<b>כלב טוב</b>\nשב" });
	});

	test("asks only for the fields of its list, and shows the answers again", () => {
		const review = item({
			stars: 4,
			recommends: true,
			keywords: ["Value", "Quality"],
			place: "Here",
		});
		// Parsing a form leaves out empty answers.
		const sent = Object.entries(asAnswers(review)).filter(([, answer]) => answer !== "");
		const value = praiseSchema("reviews").parse(Object.fromEntries(sent));
		const { stars, recommends, keywords, agreed, ...others } = answered("reviews", value);
		expect({ stars, recommends, keywords, agreed }).toEqual({
			stars: 4,
			recommends: true,
			keywords: ["Value", "Quality"],
			agreed: true,
		});
		expect(others).not.toHaveProperty("place");
	});

	test("asks again whether the family agreed if the entry was invented", () => {
		expect(asAnswers(item({ sample: true })).agreed).toBe("");
		expect(asAnswers(item({})).agreed).toBe("on");
	});
});
