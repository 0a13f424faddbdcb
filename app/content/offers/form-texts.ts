/** Schemas for answers in the forms about programs, delivery and related services: lines, texts, lists. */
import { z } from "zod";
import { oneLine, several, tooLong, writtenText } from "~/platform/forms/written-text.ts";
import { reportUnknownPlaceholder } from "../fields/field.ts";

/** The most characters of each kind of answer after trimming, in UTF-16 units as browsers count them. */
export const textLimits = { name: 60, title: 100, line: 200, text: 1_500, list: 3_000 } as const;

/** The most items in a list. */
const ITEMS_MAX = 20;

/** The kinds of answers: lines of different lengths, paragraphs ("text"), or a list with one item per line. */
export type TextKind = keyof typeof textLimits;

const written = (kind: TextKind, what: string) => {
	const limit = textLimits[kind];
	const tidied = kind === "text" || kind === "list" ? several : oneLine;
	return writtenText(`Please write ${what}.`)
		.overwrite(tidied)
		.max(limit, { error: tooLong(what, limit) })
		.superRefine(reportUnknownPlaceholder);
};

/** A required answer; `what` names it in the messages. */
export const text = (kind: Exclude<TextKind, "list">, what: string) =>
	written(kind, what).min(1, `Please write ${what}.`);

/** An optional answer. */
export const optionalText = (kind: Exclude<TextKind, "list">, what: string) =>
	written(kind, what).default("");

/** The items of a list written one per line, without duplicates. */
export const itemsIn = (lines: string): string[] => [
	...new Set(
		lines
			.split("\n")
			.map((line) => line.trim())
			.filter(Boolean),
	),
];

/** A list with at least one item, each on a line of its own. */
export const textList = (what: string) =>
	written("list", what)
		.min(1, `Please write ${what}, each on a line of its own.`)
		.transform(itemsIn)
		.refine(
			(items) => items.length <= ITEMS_MAX,
			`Please keep it to ${ITEMS_MAX} lines, so that people read them all.`,
		);

/** Reports a problem with the control of the given name. */
export type ReportIssue = (name: string, message: string) => void;

/** Makes the function with which a schema that checks several controls together reports problems. */
export const issueReporter =
	(context: z.RefinementCtx): ReportIssue =>
	(name, message) =>
		context.addIssue({ code: "custom", path: [name], message });

/** The values of the controls in repeated rows. */
const rowAnswers = z.record(z.string(), z.unknown());

/** Reads rows of controls, such as the name and the price of a rate, and reports missing answers. */
export function rowReader(form: unknown, tell: ReportIssue) {
	const answers = rowAnswers.parse(form);
	const read = (name: string): string => {
		const answer = answers[name];
		return typeof answer === "string" ? answer : "";
	};
	return {
		read,
		/** Reads a required answer of a row. */
		need: (name: string, message: string): string => {
			if (!read(name)) tell(name, message);
			return read(name);
		},
		isFilled: (row: Readonly<Record<string, string>>) => Object.values(row).some(read),
	};
}
