/** The forms of a family's page: their schemas and intents, shared by the page and its action. */
import { z } from "zod";
import type { ShownFamily } from "~/families/queries.server.ts";
import { detailsSchema, nextStepSchema, noteSchema } from "~/families/schema.ts";
import { SUBMISSION_KEY } from "~/platform/forms/submission-key.ts";
import { isFarAway } from "~/platform/forms/written-day.ts";
import { emailAddress } from "~/platform/forms/written-text.ts";
import { isDay } from "~/platform/text.ts";

/** The most characters of an email address (RFC 5321). */
const EMAIL_MAX = 254;

export const noteForm = noteSchema.extend({ intent: z.literal("note") });
export const detailsForm = detailsSchema.extend({ intent: z.literal("details") });
export const stepForm = nextStepSchema.extend({
	/** "step", or "step 2026-11-29": a day in the intent takes precedence over the one in the field. */
	intent: z.string(),
	shownStep: z.string().default(""),
	shownOn: z.string().default(""),
});
export const NOT_ANOTHER = "That is the address that doesn't work. Please write the right one.";

/** Replaces an address that emails don't get through to. */
export const addressForm = z
	.object({
		/** "address again" also resends, to the right address, answers that did not arrive. */
		intent: z.enum(["address", "address again"]),
		wrong: z.string().default(""),
		right: z
			.string("Please write the right address.")
			.trim()
			.max(EMAIL_MAX, "This is too long for an email address.")
			.regex(emailAddress, "Please write a whole email address, such as dana@example.com."),
	})
	.refine(({ wrong, right }) => right.toLowerCase() !== wrong.trim().toLowerCase(), {
		path: ["right"],
		error: NOT_ANOTHER,
	});
/** Buttons: "stage new", "delete-note 12", "step-done", "postpone 2026-11-29", "works dana@…". */
export const buttonForm = z.object({
	intent: z.string().default(""),
	/** The stage that the page showed. */
	from: z.string().default(""),
	/** The page to return to, if it isn't the family's own. */
	back: z.literal("today").optional(),
});

/** Hidden fields that are in no schema. */
export const familyHidden = {
	/** The details that the form was rendered with, as JSON. */
	shownDetails: "shownDetails",
} as const;

export const MAX_BYTES = 64 * 1024;
export const fields = [
	...new Set([
		...noteForm.keyof().options,
		...detailsForm.keyof().options,
		...stepForm.keyof().options,
		...buttonForm.keyof().options,
		...addressForm.keyof().options,
		...Object.values(familyHidden),
		SUBMISSION_KEY,
	]),
];

export const addressNames = ["right"] as const;
export const stepNames = ["nextStep", "nextStepOn"] as const;
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
export const detailsNames = detailsForm.omit({ intent: true }).keyof().options;

export type WrittenForm = (typeof writtenForms)[number];
/** The forms with text fields, by the intents of their buttons. */
export const writtenForms = ["note", "step", "details", "address"] as const;

/** The stored answers of the form for the next step. */
export const stepAnswers = ({
	nextStep,
	nextStepOn,
}: Pick<ShownFamily, "nextStep" | "nextStepOn">) => ({
	nextStep,
	nextStepOn: nextStepOn ?? "",
});
export function detailsAnswers(family: ShownFamily) {
	const { name, phoneNumber, source, wishBreeds, wishSize, wishSex, wishWhen, wishBudget } = family;
	const wishes = { wishBreeds, wishSize, wishSex, wishWhen };
	return {
		name,
		phoneNumber,
		source,
		...wishes,
		wishBudget: wishBudget === null ? "" : String(wishBudget),
	};
}

/** Intents of the buttons beside the next step. A day follows `POSTPONE`. */
export const STEP_DONE = "step-done";
export const POSTPONE = "postpone";

/** The part of an intent after `verb`; undefined if the intent has another verb. */
export function after(verb: string, intent: string): string | undefined {
	return intent.startsWith(`${verb} `) ? intent.slice(verb.length + 1) : undefined;
}

/** The intent of a button that saves the next step, for its own day or for the day in the field. */
export const saveStepIntent = (day?: string) => (day === undefined ? "step" : `step ${day}`);

/** The form that a button saves; undefined if it does something else. */
export function savedBy(intent: unknown): WrittenForm | undefined {
	const verb = typeof intent === "string" ? intent.split(" ", 1)[0] : undefined;
	return writtenForms.find((each) => each === verb);
}

/** Whether a button changes the next step without saving the form. */
export const changesStep = (intent: unknown) =>
	typeof intent === "string" && (intent === STEP_DONE || after(POSTPONE, intent) !== undefined);

/** The day after `verb` in an intent; undefined if there is no valid one. */
export function dayAfter(verb: string, intent: string): string | undefined {
	const day = after(verb, intent);
	return day !== undefined && isDay(day) && !isFarAway(day) ? day : undefined;
}
