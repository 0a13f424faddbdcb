/** The forms of a family's page: what each sends, for the page and for its action. */
import { z } from "zod";
import type { ShownFamily } from "~/families/queries.server.ts";
import { detailsSchema, nextStepSchema, noteSchema } from "~/families/schema.ts";
import { SUBMISSION_KEY } from "~/platform/forms/submission-key.ts";
import { emailAddress } from "~/platform/forms/written-text.ts";
import { isDay } from "~/platform/text.ts";

/** Characters of an email address (RFC 5321). */
const EMAIL_MAX = 254;

export const noteForm = noteSchema.extend({ intent: z.literal("note") });
export const detailsForm = detailsSchema.extend({ intent: z.literal("details") });
export const stepForm = nextStepSchema.extend({
	/** "step", or "step 2026-11-29": a day that a button names goes before the one in the field. */
	intent: z.string(),
	shownStep: z.string().default(""),
	shownOn: z.string().default(""),
});
export const NOT_ANOTHER = "That is the address that doesn't work. Please write the right one.";

/** Another address in place of one that emails don't get through to. */
export const addressForm = z
	.object({
		/** "address again" sends what did not arrive to the right one. */
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
	/** The stage in which the page showed the family. */
	from: z.string().default(""),
	/** The page to come back to, where it isn't the family's own. */
	back: z.literal("today").optional(),
});

/** Hidden fields that no schema names. */
export const familyHidden = {
	/** The details with which the form came, as JSON. */
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
/** The forms in which something is written, by what their buttons send. */
export const writtenForms = ["note", "step", "details", "address"] as const;

/** What a family's forms come with. */
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

/** What the buttons beside the next step send; the second's day follows. */
export const STEP_DONE = "step-done";
export const POSTPONE = "postpone";

/** What follows a button's verb, where it has that verb. */
export function after(verb: string, intent: string): string | undefined {
	return intent.startsWith(`${verb} `) ? intent.slice(verb.length + 1) : undefined;
}

/** What a button sends that saves the next step, for the day of the field or for its own. */
export const saveStepIntent = (day?: string) => (day === undefined ? "step" : `step ${day}`);

/** The form that a button saves; undefined where it does something else. */
export function savedBy(intent: unknown): WrittenForm | undefined {
	const verb = typeof intent === "string" ? intent.split(" ", 1)[0] : undefined;
	return writtenForms.find((each) => each === verb);
}

/** Whether a button changes the next step without saving the form's answers. */
export const changesStep = (intent: unknown) =>
	typeof intent === "string" && (intent === STEP_DONE || after(POSTPONE, intent) !== undefined);

/** The day that follows a button's verb. */
export function dayAfter(verb: string, intent: string): string | undefined {
	const day = after(verb, intent);
	return day !== undefined && isDay(day) ? day : undefined;
}
