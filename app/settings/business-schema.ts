/**
 * What the trainer says of the business in the admin. An answer that is left empty stands for what the
 * environment says or, without that, for the sample (business/facts.ts).
 */
import { z } from "zod";
import { weekdays } from "../business/hours.ts";
import type { PublicSettings } from "../platform/public-settings.ts";

type Business = PublicSettings["business"];

export const businessLimits = { name: 60, phone: 30, address: 200, tagline: 120, email: 254 };

/** Days of other hours that can be told at once. */
export const EXCEPTIONS_MAX = 12;

/** The longest form, each character at its longest, and some more. */
export const BUSINESS_MAX_BYTES = 32 * 1024;

/** Digits of the shortest phone number. */
const PHONE_DIGITS = 7;

const line = (max: number) =>
	z
		.string()
		.trim()
		.max(max, `Please keep it to ${max} characters.`)
		.refine((text) => !/[\p{Cc}\u2028\u2029]/u.test(text), "Please write it on one line.")
		.optional();

const phone = line(businessLimits.phone).refine(
	(text) => text === undefined || text.replace(/\D/g, "").length >= PHONE_DIGITS,
	`Please write a number with at least ${PHONE_DIGITS} digits, such as (828) 555-0142.`,
);

/** An address of mail. */
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
	"There is no such time zone. Please choose one of the list, such as America/New_York.",
);

const time = z
	.string()
	.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Please write a time such as 09:00.")
	.optional();
const day = z.iso.date("Please choose a day of the calendar.").optional();

/** The names of a weekday's two controls. */
export const hoursNames = (index: number) =>
	({ opens: `opens${index}`, closes: `closes${index}` }) as const;
/** The names of the controls of each other day's hours. */
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
	phone,
	email,
	city: line(businessLimits.name),
	region: line(businessLimits.name),
	timeZone,
	facebook: webAddress,
	messenger: webAddress,
	instagram: webAddress,
	puppySaleSite: webAddress,
};

/** Whether other answers are allowed to be given together; says so at the control that is wrong. */
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
		tell(names.closes, "It closes before it opens. Please correct one of the times.");
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
			tell(names.day, "Please say on which day, or empty the whole line.");
			return [];
		}
		if (row.lastDay && row.lastDay < row.day) {
			tell(names.lastDay, "It ends before it begins. Please correct one of the days.");
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
/** The controls of all other days' hours, which are a list: without one, those below it move up. */
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

/** Every control of the form, without hidden fields. */
export const businessFields = Object.keys(controls);

const answersSchema = z.record(z.string(), z.string().optional());

/** What the form says, as it is stored: what is empty is left out. */
export const businessSchema = z.object(controls).transform((answers, context): Business => {
	const tell: ReportIssue = (name, message) =>
		context.addIssue({ code: "custom", path: [name], message });
	const all = answersSchema.parse(answers);
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
});

const storedHours = z.object({ opens: z.string(), closes: z.string() });

/** What is stored, whichever version of the site has stored it: what it can't be read as is left out. */
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
