import { describe, expect, test } from "vitest";
import { promiseList } from "~/business/home.ts";
import { choosing, training } from "~/business/information.ts";
import { contactWords } from "~/business/page-heads/contact.ts";
import { filled, unknownPlaceholders } from "~/business/placeholders.ts";
import { reserving } from "~/business/reserving.ts";
import { siteWordDefaults } from "~/business/site-words.ts";
import { choosingTexts } from "./choosing.ts";
import { contactTexts } from "./contact.ts";
import { textPages } from "./documents.ts";
import { answersOf, controlNames, controlsOf, textsSchema, writtenIn } from "./form.ts";
import { homeTexts } from "./home.ts";
import { groupsOf, type TextPage, type Texts, textMax, wordsOf } from "./page-fields.ts";
import { reservingTexts } from "./reserving.ts";
import { siteTexts } from "./site.ts";
import { trainingTexts } from "./training.ts";

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
	expect(said(choosingTexts, {})).toEqual(JSON.parse(JSON.stringify(choosing)));
	expect(said(trainingTexts, {})).toEqual(JSON.parse(JSON.stringify(training)));
	expect(said(reservingTexts, {})).toEqual(JSON.parse(JSON.stringify(reserving)));
	expect(said(contactTexts, {})).toEqual(JSON.parse(JSON.stringify(contactWords)));
	expect(said(homeTexts, {}).promises).toEqual(JSON.parse(JSON.stringify(promiseList)));
});

test("every text that many pages share has a control in the form", () => {
	const controls = fieldsOf(siteTexts).map(({ name }) => name);
	expect(controls.toSorted()).toEqual(Object.keys(siteWordDefaults).toSorted());
});

test("a written text replaces the sample's, and the others stay", () => {
	const { texts } = saved(choosingTexts, {
		title: "  How to\nchoose ",
		"question-1-answer": "As far as {trainer} likes.",
	});
	expect(texts).toEqual({
		title: "How to choose",
		"question-1-answer": "As far as {trainer} likes.",
	});
	const words = said(choosingTexts, texts);
	expect(words.title).toBe("How to choose");
	expect(words.dog.questions[1]).toEqual({
		question: "How far do you walk when it rains?",
		answer: "As far as {trainer} likes.",
	});
	expect(words.lead).toBe(choosing.lead);
});

test("an item of the sample is left out, and another is added after the rest", () => {
	const { texts } = saved(reservingTexts, {
		"question-0-out": "on",
		"question-7-question": "Do you ship abroad?",
		"question-7-answer": "No.",
	});
	const { items } = said(reservingTexts, texts).questions;
	expect(items).toHaveLength(reserving.questions.items.length);
	expect(items[0]?.question).toBe(reserving.questions.items[1]?.question);
	expect(items.at(-1)).toEqual({ question: "Do you ship abroad?", answer: "No." });
	const form = answersOf(groupsOf(reservingTexts, texts), { texts, pictures: {} });
	expect(form["question-0-out"]).toBe("on");
	expect(form["question-7-answer"]).toBe("No.");
});

test("a picture is stored if it isn't the page's own", () => {
	expect(saved(choosingTexts, { "picture-available": "photo:3" }).pictures).toEqual({
		available: { photo: 3 },
	});
	for (const own of ["", "drawing:option-available"]) {
		expect(saved(choosingTexts, { "picture-available": own }).pictures).toEqual({});
	}
});

test("a text that is too long, or that has an unknown placeholder, is refused at its control", () => {
	const schema = textsSchema(controlsOf(groupsOf(choosingTexts)));
	const problems = (answers: Record<string, string>) =>
		schema.safeParse(answers).error?.issues.map(({ path, message }) => `${path}: ${message}`);
	expect(problems({ title: "x".repeat(151) })).toEqual([
		expect.stringContaining("title: Please keep"),
	]);
	expect(problems({ lead: "Hello {nobody}" })).toEqual([
		expect.stringContaining("{nobody} is not a placeholder"),
	]);
	expect(problems({ "picture-dream": "photo:x" })).toEqual([
		expect.stringContaining("one of the pictures"),
	]);
	expect(problems({ lead: "שלום <b>x</b> javascript:alert(1)" })).toBeUndefined();
});
