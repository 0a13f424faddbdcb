/** Kinds of fields for facts, such as a price or a phone number. A fact has no placeholders. */
import { z } from "zod";
import { today } from "~/business/moments.ts";
import { dollars } from "~/business/prices.ts";
import { writtenDay } from "~/platform/forms/written-day.ts";
import { emailAddress, isWebAddress, oneLine, WEB_ADDRESS } from "~/platform/forms/written-text.ts";
import type { Control, Field } from "./field.ts";
import { typedFact } from "./texts.ts";

interface Settings {
	help?: string;
	max?: number;
	isRequired?: boolean;
	suggestions?: readonly string[];
}

/** What a text must be unless it is empty, and the message if it isn't. */
type Rule = readonly [isValid: (text: string) => boolean, message: string];

const factOf =
	(control: Control, [isValid, message]: Rule = [() => true, ""], most = 60) =>
	(
		label: string,
		sample = "",
		{ max = most, isRequired = true, suggestions, ...rest }: Settings = {},
	): Field<string> => ({
		control,
		label,
		...rest,
		...(suggestions && { options: suggestions.map((value) => ({ value, label: value })) }),
		max,
		isRequired,
		sample,
		stored: z.string(),
		typed: typedFact(label, { max, isRequired, tidy: oneLine })
			.refine((text) => !text || isValid(text), message)
			.prefault(""),
		toText: (text) => text,
	});

function isTimeZone(name: string): boolean {
	try {
		new Intl.DateTimeFormat("en-US", { timeZone: name });
		return name.includes("/");
	} catch {
		return false;
	}
}

/** A short text that pages show as it is. */
export const fact = factOf("line");

/** A phone number, shown as it is written. Only the server can tell whether it can be dialed (problems.server.ts). */
export const phone = factOf("phone", undefined, 30);

export const email = factOf(
	"email",
	[(text) => emailAddress.test(text), "Please write an email address, such as hello@example.com."],
	254,
);

/** The address of another site; empty for none. */
export const webAddress = (label: string, sample = "", settings: Settings = {}) =>
	factOf("url", [isWebAddress, WEB_ADDRESS], 200)(label, sample, {
		isRequired: false,
		...settings,
	});

/** An IANA time zone. */
export const timeZone = factOf("line", [
	isTimeZone,
	"There is no such time zone. Please choose one from the list, such as America/New_York.",
]);

/** A time of day as HH:MM; empty for none. */
export const time = (label: string) =>
	factOf("time", [
		(text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text),
		"Please write a time such as 09:00.",
	])(label, "", { isRequired: false });

/** A day on the calendar as YYYY-MM-DD, which may have to be one that has passed; empty for none. */
export function day(
	label: string,
	{ isPast, isRequired = false, help }: Settings & { isPast?: true } = {},
): Field<string> {
	const field = factOf("day")(label, "", { isRequired, ...(help && { help }) });
	const range = { past: 25, ...(isPast && { future: Number.POSITIVE_INFINITY }) };
	const rule = writtenDay("", "Please choose a day on the calendar.", range);
	const known = isPast ? rule.refine((day) => day <= today(), "That day is in the future.") : rule;
	return {
		...field,
		...(isPast && { isPast }),
		typed: field.typed.superRefine((text, context) => {
			const [problem] = (text && known.safeParse(text).error?.issues) || [];
			if (problem) context.addIssue({ code: "custom", message: problem.message });
		}),
	};
}

/** The highest price in whole dollars. A higher number is more likely a typo with an extra zero. */
const PRICE_MAX = 100_000;

/** A price in whole dollars. */
export const money = (label: string, sample: number): Field<number> => ({
	control: "number",
	label,
	isRequired: true,
	sample,
	stored: z.number().positive(),
	typed: z
		.string("Please write whole dollars, such as 6,500.")
		.trim()
		.regex(/^\$?\s?\d{1,3}(,?\d{3})*$/, "Please write whole dollars, such as 6,500.")
		.transform((text) => Number(text.replace(/\D/g, "")))
		.refine((amount) => amount > 0, "Please write a price above zero.")
		.refine(
			(amount) => amount <= PRICE_MAX,
			`That is more than ${dollars(PRICE_MAX)}. Please check it.`,
		),
	toText: (amount) => dollars(amount),
});

/** A whole number; 0, which the form shows as an empty control, for none. */
export const count = (
	label: string,
	sample: number,
	{ help, least = 0, most }: { help?: string; least?: number; most: number },
): Field<number> => ({
	control: "number",
	label,
	...(help && { help }),
	isRequired: least > 0,
	sample,
	stored: z.int().min(0).max(most),
	typed: z
		.string()
		.default("")
		.transform((text) => text.trim().replace(/^\$|,|\s*%$/g, ""))
		.refine((text) => /^\d{0,6}$/.test(text), "Please write a whole number.")
		.transform(Number)
		.refine((number) => number >= least, `Please write ${least} or more.`)
		.refine((number) => number <= most, `That is more than ${most}. Please check it.`),
	toText: (number) => (number ? String(number) : ""),
});

/** A whole number of percent. */
export const percent = (label: string, sample: number, help?: string): Field<number> =>
	count(label, sample, { ...(help && { help }), least: 1, most: 500 });
