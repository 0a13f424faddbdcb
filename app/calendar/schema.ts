import { z } from "zod";
import { daysBetween } from "~/business/days.ts";
import { writtenDay } from "~/platform/forms/written-day.ts";
import {
	optionalText,
	requiredText,
	rowIdOrNone,
	singleSpaced,
} from "~/platform/forms/written-text.ts";
import { text } from "~/platform/text.ts";
import { appointmentKindKeys } from "./kinds.ts";

/** Maximum lengths, in UTF-16 code units. */
export const appointmentLimits = { title: 120, note: 2_000 } as const;

/** Maximum length of an appointment in days; any that began more days ago is over. */
export const APPOINTMENT_DAYS = 62;

/** Appointments of many years ago can still be changed, and the calendar shows the next century. */
const reach = { past: 25, future: 150 };

const problems = {
	kind: "Please choose what it is.",
	day: "Please choose a day, such as 2026-11-28.",
	time: "Please write the time as hours and minutes, such as 14:30.",
	lastDay: "Please choose a day, or leave it empty.",
	early: "The last day comes before the first one. Please correct one of them.",
	long: `That is more than ${APPOINTMENT_DAYS} days. Please add it in parts.`,
	title: "Please write what it is.",
	family: "Please choose a family from the list.",
	puppy: "Please choose a puppy from the list.",
} as const;

/** The fields are in the order of the form. */
export const appointmentSchema = z
	.object({
		kind: z.enum(appointmentKindKeys, problems.kind),
		day: writtenDay("", problems.day, reach),
		time: z
			.string()
			.trim()
			// Some browsers also send the seconds.
			.regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?$/, problems.time)
			.transform((time) => time.slice(0, 5))
			.default(""),
		lastDay: writtenDay("", problems.lastDay, reach)
			.nullish()
			.transform((last) => last ?? null),
		title: optionalText(problems.title, "the title", appointmentLimits.title, singleSpaced),
		familyId: rowIdOrNone(problems.family),
		puppyId: rowIdOrNone(problems.puppy),
		note: text(appointmentLimits.note).default(""),
	})
	.check(({ value, issues }) => {
		const refuse = (path: string, message: string) =>
			issues.push({ code: "custom", path: [path], message, input: value });
		if (value.kind === "other" && value.title === "") refuse("title", problems.title);
		if (value.lastDay === null) return;
		const days = daysBetween(value.day, value.lastDay) ?? 0;
		if (days < 0) refuse("lastDay", problems.early);
		if (days >= APPOINTMENT_DAYS) refuse("lastDay", problems.long);
	})
	// A last day equal to the first is not a period.
	.overwrite((value) => (value.lastDay === value.day ? { ...value, lastDay: null } : value));

export const appointmentLabels = {
	kind: "What",
	day: "Day",
	time: "Time",
	lastDay: "Last day",
	title: "Title",
	familyId: "Family",
	puppyId: "Puppy",
	note: "Note",
} as const;
/** An appointment's values as texts for the form's controls. */
export const appointmentValues = (values: Partial<AppointmentValues>) => ({
	kind: values.kind ?? "",
	day: values.day ?? "",
	time: values.time ?? "",
	lastDay: values.lastDay ?? "",
	title: values.title ?? "",
	familyId: values.familyId ? String(values.familyId) : "",
	puppyId: values.puppyId ? String(values.puppyId) : "",
	note: values.note ?? "",
});

/** Name of the hidden field with the moment for which two appointments at one time were confirmed. */
export const TOGETHER = "together";

export type AppointmentValues = z.output<typeof appointmentSchema>;

/** The day and time of an appointment, as the form sends them back to confirm two at one time. */
export const momentOf = ({ day, time }: Pick<AppointmentValues, "day" | "time">) =>
	`${day} ${time}`;

const NO_FEED_NAME = "Please write what this address is for, such as My phone.";

export const feedSchema = z.object({
	name: requiredText(NO_FEED_NAME, "the name", 60, singleSpaced),
});
