/** The form for the texts and prices of the delivery page. */
import { z } from "zod";
import type { DeliveryContent } from "~/business/delivery.ts";
import { rowAnswers } from "~/forms/rows.ts";
import { issueReporter, optionalText, rowReader, text, textList } from "./form-texts.ts";

/** The most ways of delivery that the page has room for. */
const WAYS_MAX = 6;
const MOMENTS_MAX = 8;

const wayNames = (index: number) => ({ way: `way${index}`, price: `price${index}` }) as const;
export const wayRows = Array.from({ length: WAYS_MAX }, (_, index) => wayNames(index));

const momentNames = (index: number) =>
	({ when: `when${index}`, title: `moment${index}`, text: `then${index}` }) as const;
export const momentRows = Array.from({ length: MOMENTS_MAX }, (_, index) => momentNames(index));
/** For each list of rows in the form, the names of its controls. */
export const deliveryLists = [wayRows, momentRows].map((rows) =>
	rows.flatMap((row): string[] => Object.values(row)),
);

const controls = {
	title: text("title", "the title"),
	lead: text("line", "the line under the title"),
	description: text("text", "the words for search engines"),
	waysTitle: text("title", "the heading"),
	waysText: text("text", "the text"),
	nearTitle: text("title", "the heading"),
	nearText: text("text", "the text"),
	farTitle: text("title", "the heading"),
	farText: text("text", "the text"),
	between: optionalText("text", "the text"),
	rulesTitle: text("title", "the heading"),
	rules: textList("the rules"),
	costTitle: text("title", "the heading"),
	costText: text("text", "the text"),
	...Object.fromEntries(
		wayRows.flatMap((row) => [
			[row.way, optionalText("title", "the way")],
			[row.price, optionalText("title", "the price")],
		]),
	),
	afterTitle: text("title", "the heading"),
	afterText: optionalText("text", "the text"),
	...Object.fromEntries(
		momentRows.flatMap((row) => [
			[row.when, optionalText("title", "the moment")],
			[row.title, optionalText("title", "the heading")],
			[row.text, optionalText("text", "the text")],
		]),
	),
	includedTitle: text("title", "the heading"),
	included: textList("what is included"),
	next: text("line", "the words above the last button"),
};

/** The names of the form's controls, in order, without hidden fields. */
export const deliveryFields = Object.keys(controls);

/** Validates the form and turns it into the stored content. */
export const deliveryFormSchema = z
	.object(controls)
	.transform((values, context): DeliveryContent => {
		const tell = issueReporter(context);
		const { need, read, isFilled } = rowReader(values, tell);
		const ways = wayRows.filter(isFilled).map((row) => ({
			way: need(row.way, "Please say which way of delivery this price is for, or clear it."),
			price: need(row.price, "Please write what it costs, or clear the line."),
		}));
		if (ways.length === 0)
			tell(wayNames(0).way, "Please write at least one way of delivery and what it costs.");
		if (new Set(ways.map(({ way }) => way)).size < ways.length) {
			tell(
				wayNames(ways.length - 1).way,
				"Two lines are for the same way of delivery. Please keep one.",
			);
		}
		const moments = momentRows.filter(isFilled).map((row) => ({
			when: need(row.when, "Please say when this is, or clear the whole line."),
			title: need(row.title, "Please write a heading, or clear the whole line."),
			text: read(row.text),
		}));
		if (new Set(moments.map(({ when }) => when)).size < moments.length) {
			tell(
				momentNames(moments.length - 1).when,
				"Two lines have the same time. Please change one.",
			);
		}
		return {
			title: values.title,
			lead: values.lead,
			description: values.description,
			ways: {
				title: values.waysTitle,
				text: values.waysText,
				near: { title: values.nearTitle, text: values.nearText },
				far: { title: values.farTitle, text: values.farText },
				between: values.between,
			},
			rules: { title: values.rulesTitle, items: values.rules },
			cost: { title: values.costTitle, text: values.costText, ways },
			after: { title: values.afterTitle, text: values.afterText, moments },
			included: { title: values.includedTitle, items: values.included },
			next: values.next,
		};
	});

/** The stored content as values of the form's controls. */
export function deliveryAnswers(content: DeliveryContent): Record<string, string> {
	const { ways, rules, cost, after, included } = content;
	return {
		title: content.title,
		lead: content.lead,
		description: content.description,
		waysTitle: ways.title,
		waysText: ways.text,
		nearTitle: ways.near.title,
		nearText: ways.near.text,
		farTitle: ways.far.title,
		farText: ways.far.text,
		between: ways.between,
		rulesTitle: rules.title,
		rules: rules.items.join("\n"),
		costTitle: cost.title,
		costText: cost.text,
		afterTitle: after.title,
		afterText: after.text,
		includedTitle: included.title,
		included: included.items.join("\n"),
		next: content.next,
		...rowAnswers(wayRows, cost.ways),
		...rowAnswers(momentRows, after.moments),
	};
}
