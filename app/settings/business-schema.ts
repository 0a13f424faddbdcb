/**
 * The settings of the business that the trainer makes in the admin. An empty answer stands for the value
 * of the environment variable or, if that isn't set, for the sample's value (business/facts.ts).
 */
import { z } from "zod";
import { weekdays } from "../business/hours.ts";
import { writtenDay } from "../platform/forms/written-day.ts";
import type { PublicSettings } from "../platform/public-settings.ts";

type Business = PublicSettings["business"];

export const businessLimits = { name: 60, phone: 30, address: 200, tagline: 120, email: 254 };

/** The most exceptions to the regular hours. */
export const EXCEPTIONS_MAX = 12;

/** The most bytes of the form: every answer at its limit in the longest encoding, and a margin. */
export const BUSINESS_MAX_BYTES = 32 * 1024;

const line = (max: number) =>
	z
		.string()
		.trim()
		.max(max, `Please keep it to ${max} characters.`)
		.refine((text) => !/[\p{Cc}\u2028\u2029]/u.test(text), "Please write it on one line.")
		.optional();

/** An optional email address. */
export const email = z
	.email("Please write an email address, such as hello@example.com.")
	.max(businessLimits.email)
	.optional();

const webAddress = z
	.url({
		protocol: /^https?$/,
		hostname: z.regexes.domain,
		error: "Please copy the whole address from the browser; it begins with https://.",
	})
	.max(businessLimits.address, `Please keep it to ${businessLimits.address} characters.`)
	.optional();

function isTimeZone(name: string): boolean {
	try {
		new Intl.DateTimeFormat("en-US", { timeZone: name });
		return true;
	} catch {
		return false;
	}
}

const timeZone = line(businessLimits.name).refine(
	(name) => name === undefined || (name.includes("/") && isTimeZone(name)),
	"There is no such time zone. Please choose one from the list, such as America/New_York.",
);

const time = z
	.string()
	.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Please write a time such as 09:00.")
	.optional();
const day = writtenDay("", "Please choose a day on the calendar.", { past: 25 }).optional();

/** The names of the two controls for a weekday's hours. */
export const hoursNames = (index: number) =>
	({ opens: `opens${index}`, closes: `closes${index}` }) as const;
/** For each exception to the regular hours, the names of its controls. */
export const exceptionRows = Array.from(
	{ length: EXCEPTIONS_MAX },
	(_, index) =>
		({
			day: `day${index}`,
			lastDay: `lastDay${index}`,
			opens: `from${index}`,
			closes: `to${index}`,
			name: `occasion${index}`,
		}) as const,
);

const texts = {
	brand: line(businessLimits.name),
	product: line(businessLimits.name),
	trainer: line(businessLimits.name),
	tagline: line(businessLimits.tagline),
	phone: line(businessLimits.phone),
	email,
	city: line(businessLimits.name),
	region: line(businessLimits.name),
	timeZone,
	facebook: webAddress,
	messenger: webAddress,
	instagram: webAddress,
	puppySaleSite: webAddress,
};

/** Reports a problem with the control of the given name. */
type ReportIssue = (name: string, message: string) => void;
type Answers = Readonly<Record<string, string | undefined>>;

function checkTimes(
	{ opens, closes }: { opens?: string; closes?: string },
	tell: ReportIssue,
	names: { opens: string; closes: string },
) {
	if (Boolean(opens) !== Boolean(closes)) {
		tell(
			opens ? names.closes : names.opens,
			"Please give both times, or neither for a closed day.",
		);
	} else if (opens && closes && closes <= opens) {
		tell(
			names.closes,
			"The closing time must be after the opening time. Please correct one of them.",
		);
	}
}

function readHours(answers: Answers, tell: ReportIssue) {
	return weekdays.map((_, index) => {
		const names = hoursNames(index);
		const times = { opens: answers[names.opens], closes: answers[names.closes] };
		checkTimes(times, tell, names);
		return { opens: times.opens ?? "", closes: times.closes ?? "" };
	});
}

function readExceptions(answers: Answers, tell: ReportIssue) {
	return exceptionRows.flatMap((names) => {
		const row = {
			day: answers[names.day],
			lastDay: answers[names.lastDay],
			opens: answers[names.opens],
			closes: answers[names.closes],
			name: answers[names.name],
		};
		if (Object.values(row).every((answer) => !answer)) return [];
		if (!row.day) {
			tell(names.day, "Please say on which day, or clear the whole line.");
			return [];
		}
		if (row.lastDay && row.lastDay < row.day) {
			tell(names.lastDay, "The last day is before the first. Please correct one of them.");
		}
		checkTimes(row, tell, names);
		return [
			{
				day: row.day,
				lastDay: row.lastDay ?? row.day,
				opens: row.opens ?? "",
				closes: row.closes ?? "",
				name: row.name ?? "",
			},
		];
	});
}

const perDay = weekdays.flatMap((_, index) => Object.values(hoursNames(index)));
/** The names of all controls for exceptions, which form a list: if one is cleared, those below it move up. */
export const exceptionFields = exceptionRows.flatMap((names) => Object.values(names));

const controls = {
	...texts,
	...Object.fromEntries(perDay.map((name) => [name, time])),
	...Object.fromEntries(
		exceptionRows.flatMap((names) => [
			[names.day, day],
			[names.lastDay, day],
			[names.opens, time],
			[names.closes, time],
			[names.name, line(businessLimits.name)],
		]),
	),
};

/** The names of the form's controls, without hidden fields. */
export const businessFields = Object.keys(controls);

const answersSchema = z.record(z.string(), z.string().optional());

function toBusiness(answers: unknown, context: z.core.$RefinementCtx): Business {
	const all = answersSchema.parse(answers);
	const tell: ReportIssue = (name, message) =>
		context.addIssue({ code: "custom", path: [name], message });
	const hours = readHours(all, tell);
	const exceptions = readExceptions(all, tell);
	const filledIn = Object.fromEntries(
		Object.keys(texts).flatMap((name) => (all[name] ? [[name, all[name]]] : [])),
	);
	return {
		...filledIn,
		...(hours.some(({ opens }) => opens) ? { hours } : {}),
		...(exceptions.length > 0 ? { exceptions } : {}),
	};
}

const PHONE_PROBLEM =
	"We can’t tell which number to dial. Please write it with its area code, such as (828) 555-0142.";

/**
 * Validates the form and turns it into the stored settings, without empty answers. `isPhone` tells whether
 * a phone number can be read, which only the server can.
 */
export const businessSchemaWith = (isPhone: (text: string) => boolean) => {
	const phone = texts.phone.refine((text) => text === undefined || isPhone(text), PHONE_PROBLEM);
	return z.object({ ...controls, phone }).transform(toBusiness);
};

/** The part of the validation that the browser does. */
export const businessSchema = businessSchemaWith(() => true);

const storedHours = z.object({ opens: z.string(), closes: z.string() });

/** Parses stored settings, even those of an earlier version of the site, without values it can't read. */
export const savedBusinessSchema = z.object({
	...Object.fromEntries(
		Object.keys(texts).map((name) => [name, z.string().optional().catch(undefined)]),
	),
	hours: z.array(storedHours).length(weekdays.length).optional().catch(undefined),
	exceptions: z
		.array(storedHours.extend({ day: z.string(), lastDay: z.string(), name: z.string() }))
		.optional()
		.catch(undefined),
	prices: z.record(z.string(), z.number()).optional().catch(undefined),
});
