/** Answers of which the forms of what the trainer offers consist: lines, texts and lists. */
import { z } from "zod";
import { oneLine, several, tooLong, writtenText } from "~/platform/forms/written-text.ts";
import { onlyKnown } from "../written.ts";

/** Longest answers, in UTF-16 units as browsers count them, after trimming. */
export const textLimits = { name: 60, title: 100, line: 200, text: 1_500, list: 3_000 } as const;

/** Items of a list at most. */
const ITEMS_MAX = 20;

/** Which kinds of answers there are: on one line, in paragraphs, or a list with a line for each item. */
export type TextKind = keyof typeof textLimits;

const written = (kind: TextKind, what: string) => {
	const limit = textLimits[kind];
	const tidied = kind === "text" || kind === "list" ? several : oneLine;
	return writtenText(`Please write ${what}.`)
		.overwrite(tidied)
		.max(limit, { error: tooLong(what, limit) })
		.superRefine(onlyKnown);
};

/** An answer that is needed; `what` it is stands in what is said where it is missing. */
export const text = (kind: Exclude<TextKind, "list">, what: string) =>
	written(kind, what).min(1, `Please write ${what}.`);

/** An answer that may be empty. */
export const optionalText = (kind: Exclude<TextKind, "list">, what: string) =>
	written(kind, what).default("");

/** The items of a list, one a line; what is written twice stands there once. */
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
			`Please keep it to ${ITEMS_MAX} lines, so that somebody reads them all.`,
		);

/** Says what is wrong at a control. */
export type ReportIssue = (name: string, message: string) => void;

/** How a schema that reads several controls together complains. */
export const issueReporter =
	(context: z.RefinementCtx): ReportIssue =>
	(name, message) =>
		context.addIssue({ code: "custom", path: [name], message });

/** What stands in the controls of lines that belong together. */
const rowAnswers = z.record(z.string(), z.unknown());

/** Reads lines of controls such as the name and the price of a rate; what is missing is asked for. */
export function rowReader(form: unknown, tell: ReportIssue) {
	const answers = rowAnswers.parse(form);
	const read = (name: string): string => {
		const answer = answers[name];
		return typeof answer === "string" ? answer : "";
	};
	return {
		read,
		/** The answer that a line can't do without. */
		need: (name: string, message: string): string => {
			if (!read(name)) tell(name, message);
			return read(name);
		},
		isFilled: (row: Readonly<Record<string, string>>) => Object.values(row).some(read),
	};
}
