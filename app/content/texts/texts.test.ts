import { describe, expect, test } from "vitest";
import { filled, unknownPlaceholders } from "~/business/placeholders.ts";
import { siteWordDefaults } from "~/business/site-words.ts";
import { textPages } from "./documents.ts";
import { answersOf, controlNames, controlsOf, textsSchema, writtenIn } from "./form.ts";
import { groupsOf, type TextPage, textMax, wordsOf } from "./page-fields.ts";
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

test("every text that many pages share has a control in the form", () => {
	const controls = fieldsOf(siteTexts).map(({ name }) => name);
	expect(controls.toSorted()).toEqual(Object.keys(siteWordDefaults).toSorted());
});

test("a written text and a picture are stored, and the sample's are not", () => {
	const written = { "nav-home": "  See\nthem ", "picture-logo": "photo:3" };
	const { texts, pictures } = saved(siteTexts, written);
	expect(texts).toEqual({ "nav-home": "See them" });
	expect(pictures).toEqual({ logo: { photo: 3 } });
});

test("a text that is too long, or that has an unknown placeholder, is refused at its control", () => {
	const schema = textsSchema(controlsOf(groupsOf(siteTexts)));
	const problems = (answers: Record<string, string>) =>
		schema.safeParse(answers).error?.issues.map(({ path, message }) => `${path}: ${message}`);
	expect(problems({ "nav-home": "x".repeat(151) })).toEqual([
		expect.stringContaining("nav-home: Please keep"),
	]);
	expect(problems({ "nav-home": "Hello {nobody}" })).toEqual([
		expect.stringContaining("{nobody} is not a placeholder"),
	]);
	expect(problems({ "picture-logo": "photo:x" })).toEqual([
		expect.stringContaining("one of the pictures"),
	]);
	expect(problems({ "nav-home": "שלום <b>x</b> javascript:alert(1)" })).toBeUndefined();
});
