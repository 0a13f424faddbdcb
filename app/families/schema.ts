import { z } from "zod";
import { writtenDay } from "~/platform/forms/written-day.ts";
import { optionalEmail, requiredText, several } from "~/platform/forms/written-text.ts";
import { text } from "~/platform/text.ts";

/** Maximum lengths, in UTF-16 code units. */
export const familyLimits = {
	name: 100,
	phoneNumber: 40,
	source: 200,
	nextStep: 200,
	note: 2_000,
	wish: 200,
} as const;
/** The most characters of an email address (RFC 5321). */
export const EMAIL_MAX = 254;
/** The largest budget that is accepted, in whole dollars. */
const BUDGET_MAX = 1_000_000;

const NO_NAME = "Please write the family’s name.";
const NO_NOTE = "Please write the note first.";
const NO_STEP = "Please write what comes next.";
const NO_BUDGET = "Please write the budget in whole dollars, such as 6500.";

export const noteSchema = z.object({
	text: requiredText(NO_NOTE, "the note", familyLimits.note, several),
});

export const nextStepSchema = z.object({
	nextStep: requiredText(NO_STEP, "the next step", familyLimits.nextStep),
	nextStepOn: writtenDay("", "please choose a day, such as 2026-11-28.").default(""),
});

/** How the trainer talked to a family outside of the site. The label begins the note about it. */
export const contactWays = [
	{ value: "called", label: "Called" },
	{ value: "texted", label: "Texted" },
	{ value: "wrote", label: "Answered from my own email" },
	{ value: "met", label: "Met in person" },
] as const;

/** The hidden field with the id of the newest message that the page knew; later ones don't count as answered. */
export const SEEN = "seen";

export const contactElsewhereSchema = z
	.object({
		way: z.enum(
			contactWays.map(({ value }) => value),
			"Please choose how you talked.",
		),
		text: text(familyLimits.note).default(""),
		nextStep: text(familyLimits.nextStep).default(""),
		nextStepOn: writtenDay("", "please choose a day, such as 2026-11-28.").default(""),
		/** The day of the button that was pressed, which takes precedence over the one in the field. */
		day: writtenDay().optional(),
		[SEEN]: z.coerce.number().int().min(0).catch(0),
	})
	.check(({ value, issues }) => {
		if ((value.day ?? value.nextStepOn) && !value.nextStep) {
			issues.push({ code: "custom", path: ["nextStep"], message: NO_STEP, input: value });
		}
	});
export const contactElsewhereNames = ["way", "text", "nextStep", "nextStepOn"] as const;
export type ContactElsewhere = z.output<typeof contactElsewhereSchema>;

const NO_WAY = "Please write a phone number or an email address.";

/** A family that the trainer adds by hand. */
export const newFamilySchema = z
	.object({
		name: text(familyLimits.name).default(""),
		phoneNumber: text(familyLimits.phoneNumber).default(""),
		email: optionalEmail("Please write an email address, such as dana@example.com.", EMAIL_MAX),
		source: text(familyLimits.source).default(""),
		note: text(familyLimits.note).default(""),
	})
	.check(({ value, issues }) => {
		if (value.phoneNumber || value.email) return;
		issues.push({ code: "custom", path: ["phoneNumber"], message: NO_WAY, input: value });
	});
export type NewFamily = z.output<typeof newFamilySchema>;

export const detailsSchema = z.object({
	name: requiredText(NO_NAME, "the name", familyLimits.name),
	phoneNumber: text(familyLimits.phoneNumber).default(""),
	source: text(familyLimits.source).default(""),
	wishBreeds: text(familyLimits.wish).default(""),
	wishSize: text(familyLimits.wish).default(""),
	wishSex: text(familyLimits.wish).default(""),
	wishWhen: text(familyLimits.wish).default(""),
	/** As typed, such as "$6,500"; whole dollars in the output, null if empty. */
	wishBudget: z
		.string()
		.default("")
		.transform((written) => written.replace(/[\s$,]/g, ""))
		.refine((written) => /^\d{0,7}$/.test(written) && Number(written) <= BUDGET_MAX, NO_BUDGET)
		.transform((written) => (written === "" ? null : Number(written))),
});

export const detailsLabels = {
	name: "Name",
	phoneNumber: "Phone",
	source: "Heard of us",
	wishBreeds: "Breeds",
	wishSize: "Size",
	wishSex: "Sex",
	wishWhen: "When",
	wishBudget: "Budget in dollars",
} as const;

/** The columns of a family's wishes, which an entry of the waiting list has as well. */
export const wishColumns = {
	wishBreeds: true,
	wishSize: true,
	wishSex: true,
	wishWhen: true,
	wishBudget: true,
} as const;

export type FamilyDetails = z.output<typeof detailsSchema>;
