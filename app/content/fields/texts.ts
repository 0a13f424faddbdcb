/** Declares the fields that are typed as text: one line or several, formatted, addresses, lists and paragraphs. */
import { z } from "zod";
import { unknownPlaceholders } from "~/business/placeholders.ts";
import { oneLine, several, tooLong, writtenText } from "~/platform/forms/written-text.ts";
import { isLinkTarget } from "../links.ts";
import type { Field, FormattedField } from "./field.ts";

/** The most characters of each kind of text. */
const textMax = { line: 150, text: 1_500, lines: 3_000 } as const;

interface Settings {
	help?: string;
	max?: number;
	isRequired?: boolean;
}

/** Reports the first unknown placeholder of a text: braces around a word that is not a placeholder. */
export function reportUnknownPlaceholder(text: string, context: z.RefinementCtx) {
	const [unknown] = unknownPlaceholders(text);
	if (unknown === undefined) return;
	context.addIssue({
		code: "custom",
		message: `{${unknown}} is not a placeholder. Please use one from the list, such as {trainer}, or remove the braces.`,
	});
}

/** The text of a control, tidied. Line breaks count as one character, as the control counts them. */
export const typedFact = (
	label: string,
	{ max, isRequired, tidy }: { max: number; isRequired: boolean; tidy: (text: string) => string },
) =>
	writtenText("")
		.overwrite(tidy)
		.min(isRequired ? 1 : 0, `Please fill in “${label}”.`)
		.max(max, { error: tooLong("it", max) });

/** The text of a control that may have placeholders, of which only known ones are accepted. */
const typedText = (...typed: Parameters<typeof typedFact>) =>
	typedFact(...typed)
		.superRefine(reportUnknownPlaceholder)
		.prefault("");

const written = (
	control: "line" | "text",
	label: string,
	sample: string,
	{ max = textMax[control], isRequired = control === "line", ...rest }: Settings,
): Field<string> => ({
	control,
	label,
	...rest,
	max,
	isRequired,
	sample,
	stored: z.string(),
	typed: typedText(label, { max, isRequired, tidy: control === "line" ? oneLine : several }),
	toText: (text) => text,
});

/** A text of one line, such as a heading or the label of a link. It can't be empty unless `isRequired` is false. */
export const line = (label: string, sample = "", settings: Settings = {}) =>
	written("line", label, sample, settings);

/** A text that may have several lines, and may be empty unless `isRequired` is true. */
export const text = (label: string, sample = "", settings: Settings = {}) =>
	written("text", label, sample, settings);

/** A text with simple formatting, such as lists and links (formatting.server.ts). */
export const formattedText = (label: string, settings: Settings = {}): FormattedField => ({
	...text(label, "", { max: 6_000, ...settings }),
	isFormatted: true,
});

/**
 * Where a link leads: a page of the site, another site, an email address or a phone number; empty for none. A link
 * that leads to no page of the site is refused when it is saved.
 */
export function address(
	label: string,
	sample = "",
	{ max = 300, isRequired = false }: Settings = {},
): Field<string> {
	return {
		...written("line", label, sample, { max, isRequired }),
		source: "pages",
		help: "Begins with https:// or, for a page of this site, with a slash, such as /contact-us.",
		stored: z.string().refine((target) => !target || isLinkTarget(target)),
		typed: typedText(label, { max, isRequired, tidy: oneLine }).refine(
			(target) => !target || isLinkTarget(target),
			"Please begin it with https:// or, for a page of this site, with a slash, such as /contact-us.",
		),
	};
}

const parts = (all: string, separator: string | RegExp) =>
	all
		.split(separator)
		.map((one) => one.trim())
		.filter(Boolean);

/** Short texts that are typed one per line. */
export function lines(
	label: string,
	sample: readonly string[] = [],
	{
		count = 20,
		isRequired = false,
		max = textMax.lines,
		...rest
	}: Settings & { count?: number } = {},
): Field<readonly string[]> {
	return {
		control: "lines",
		label,
		help: "One per line, in the order they are shown.",
		...rest,
		max,
		isRequired,
		sample,
		stored: z.array(z.string()),
		typed: typedText(label, { max, isRequired, tidy: several })
			.transform((all) => [...new Set(parts(all, "\n"))])
			.refine((items) => items.length <= count, `Please keep it to ${count} lines.`),
		toText: (items) => items.join("\n"),
	};
}

/** Paragraphs, typed with an empty line between them. */
export const paragraphs = (
	label: string,
	sample: readonly string[] = [],
	{ max = 6_000, isRequired = false, ...rest }: Settings = {},
): Field<readonly string[]> => ({
	control: "text",
	label,
	help: "An empty line begins a new paragraph.",
	...rest,
	max,
	isRequired,
	sample,
	stored: z.array(z.string()),
	typed: typedText(label, { max, isRequired, tidy: several }).transform((all) =>
		parts(all, /\n\s*\n/),
	),
	toText: (items) => items.join("\n\n"),
});
