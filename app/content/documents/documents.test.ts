import { describe, expect, test } from "vitest";
import { factDefaults } from "~/business/facts.ts";
import { unknownPlaceholders } from "~/business/placeholders.ts";
import { type SiteText, siteText, siteTextSamples } from "~/business/site-texts.ts";
import type { Fields } from "../fields/field.ts";
import { formSchema, isGroup, isList, placesOf, toForm } from "../fields/form.ts";
import { declaredDocuments } from "./index.ts";
import { reservingDocument } from "./reserving.ts";
import { siteDocument } from "./site.ts";

const { brand, product, trainer, phone, email, city } = factDefaults;

/** Every text in a value, at any depth. */
function textsIn(value: unknown): string[] {
	if (typeof value === "string") return [value];
	if (typeof value !== "object" || value === null) return [];
	return Object.values(value).flatMap(textsIn);
}

/** The label of each control, after those of the groups and rows that it is in. */
const labelsIn = (fields: Fields, within = ""): string[] =>
	Object.values(fields).flatMap((part) => {
		if (isGroup(part)) return labelsIn(part.fields, `${within}${part.label}: `);
		const rows = isList(part) ? labelsIn(part.fields, `${within}${part.item} 1: `) : [];
		return [within + part.label, ...rows];
	});

describe.each(declaredDocuments)("the document $key", (document) => {
	const sample = document.defaults();

	test("is stored as its sample if its form is sent unchanged", () => {
		expect(formSchema(document.fields).parse(toForm(document.fields, sample))).toEqual(sample);
		expect(document.schema.parse(JSON.parse(JSON.stringify(sample)))).toEqual(sample);
		expect(document.check?.(sample) ?? {}).toEqual({});
	});

	test("has a label of its own for every control", () => {
		const labels = labelsIn(document.fields);
		expect(labels.toSorted()).toEqual([...new Set(labels)].toSorted());
	});

	test("names the business by placeholders, so that its texts follow when a fact changes", () => {
		for (const text of textsIn(sample)) {
			expect(unknownPlaceholders(text)).toEqual([]);
			for (const fact of [brand, product, trainer, phone, email, city]) {
				expect(text).not.toContain(fact);
			}
		}
	});
});

test("a link under an answer has both a label and a target", () => {
	const sample = reservingDocument.defaults();
	const [first, ...others] = sample.questions.items;
	if (!first) throw new Error("There are no questions");
	const problems = (link: string, target: string) =>
		reservingDocument.check?.({
			...sample,
			questions: { ...sample.questions, items: [{ ...first, link, target }, ...others] },
		});
	expect(problems("Ask", "/contact-us")).toEqual({});
	expect(problems("Ask", "")).toEqual({
		"questions.items[0].target": "Please write where the link leads.",
	});
	expect(problems("", "/contact-us")).toEqual({
		"questions.items[0].link": "Please write what the link says.",
	});
});

test("every text that many pages share has a control, and its placeholders are filled in", () => {
	const names = placesOf(siteDocument.fields, () => 0).map(({ name }) => name.split(".")[1]);
	expect(names).toEqual(expect.arrayContaining(Object.keys(siteTextSamples)));
	const isName = (name: string): name is SiteText => Object.hasOwn(siteTextSamples, name);
	for (const name of Object.keys(siteTextSamples).filter(isName)) {
		expect(siteText(name)).not.toContain("{");
	}
});
