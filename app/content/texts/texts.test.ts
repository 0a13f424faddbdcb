import { describe, expect, test } from "vitest";
import { promiseList } from "~/business/home.ts";
import { filled, unknownPlaceholders } from "~/business/placeholders.ts";
import { siteWordDefaults } from "~/business/site-words.ts";
import { textPages } from "./documents.ts";
import { answersOf, controlNames, controlsOf, textsSchema, writtenIn } from "./form.ts";
import { homeTexts } from "./home.ts";
import { groupsOf, type TextPage, type Texts, textMax, wordsOf } from "./page-fields.ts";
import { siteTexts } from "./site.ts";

const none = { texts: {}, pictures: {} };
const fieldsOf = (page: TextPage<unknown>) =>
	groupsOf(page).flatMap(({ fields, items }) => [
		...fields,
		...items.flatMap((item) => item.fields),
	]);
/** What is stored when a form is sent as it was shown, except for these answers. */
function saved(page: TextPage<unknown>, answers: Record<string, string>) {
	const groups = groupsOf(page);
	const form = { ...answersOf(groups, none), ...answers };
	return writtenIn(groups, textsSchema(controlsOf(groups)).parse(form));
}
const said = <Words>(page: TextPage<Words>, texts: Texts) => wordsOf(page, texts);

describe.each(textPages.map(({ page }) => page))("the texts of the page $key", (page) => {
	test("have unique names, labels, and sample texts that fit into their controls", () => {
		const names = controlNames(controlsOf(groupsOf(page)));
		expect(new Set(names).size).toBe(names.length);
		for (const { name, label, sample, kind } of fieldsOf(page)) {
			expect(name).toMatch(/^[a-z0-9-]+$/);
			expect(label).not.toBe("");
			expect(sample.length).toBeLessThanOrEqual(textMax[kind]);
		}
	});

	test("are the sample's until something is written, even if the form is saved unchanged", () => {
		expect(saved(page, {})).toEqual(none);
		expect(wordsOf(page, {})).toEqual(filled(wordsOf(page, {})));
	});

	test("name the business by placeholders whose values the sample contains", () => {
		const answers = answersOf(groupsOf(page), none);
		for (const { name, sample } of fieldsOf(page)) {
			expect(unknownPlaceholders(answers[name] ?? "")).toEqual([]);
			expect(filled(answers[name])).toBe(sample);
			expect(answers[name]).not.toContain("Maren");
		}
	});

	test("are the sample's again if everything is cleared", () => {
		const empty = Object.fromEntries(fieldsOf(page).map(({ name }) => [name, ""]));
		expect(saved(page, empty)).toEqual(none);
	});
});

test("every page starts with the sample's texts", () => {
	expect(said(homeTexts, {}).promises).toEqual(JSON.parse(JSON.stringify(promiseList)));
});

test("every text that many pages share has a control in the form", () => {
	const controls = fieldsOf(siteTexts).map(({ name }) => name);
	expect(controls.toSorted()).toEqual(Object.keys(siteWordDefaults).toSorted());
});

test("a written text replaces the sample's, an item is left out, and another is added", () => {
	const written = {
		"hero-title": "  Our\ndogs ",
		"promise-0-out": "on",
		[`promise-${promiseList.length}-strong`]: "{trainer}",
	};
	const { texts } = saved(homeTexts, written);
	expect(texts).toEqual({ ...written, "hero-title": "Our dogs" });
	const { hero, promises, puppies } = said(homeTexts, texts);
	expect(hero.title).toBe("Our dogs");
	expect(puppies).toEqual(said(homeTexts, {}).puppies);
	expect(promises).toHaveLength(promiseList.length);
	expect(promises[0]?.strong).toBe(promiseList[1]?.strong);
	expect(promises.at(-1)).toEqual({ strong: "{trainer}", rest: "" });
});

test("a picture is stored if it isn't the page's own", () => {
	expect(saved(homeTexts, { "picture-about": "photo:3" }).pictures).toEqual({
		about: { photo: 3 },
	});
	for (const own of ["", "drawing:porch-scene"]) {
		expect(saved(homeTexts, { "picture-about": own }).pictures).toEqual({});
	}
});

test("a text that is too long, or that has an unknown placeholder, is refused at its control", () => {
	const schema = textsSchema(controlsOf(groupsOf(homeTexts)));
	const problems = (answers: Record<string, string>) =>
		schema.safeParse(answers).error?.issues.map(({ path, message }) => `${path}: ${message}`);
	expect(problems({ "hero-title": "x".repeat(151) })).toEqual([
		expect.stringContaining("hero-title: Please keep"),
	]);
	expect(problems({ "hero-lead": "Hello {nobody}" })).toEqual([
		expect.stringContaining("{nobody} is not a placeholder"),
	]);
	expect(problems({ "picture-hero": "photo:x" })).toEqual([
		expect.stringContaining("one of the pictures"),
	]);
	expect(problems({ "hero-lead": "שלום <b>x</b> javascript:alert(1)" })).toBeUndefined();
});
