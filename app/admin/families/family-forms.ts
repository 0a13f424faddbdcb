/** The forms of a family's page: their schemas and intents, shared by the page and its action. */
import { z } from "zod";
import type { NextStep } from "~/families/commands.server.ts";
import {
	detailsSchema,
	EMAIL_MAX,
	type FamilyDetails,
	nextStepSchema,
	noteSchema,
} from "~/families/schema.ts";
import { stageKeys } from "~/families/stages.ts";
import type { Sent } from "~/forms/use-checked-form.ts";
import { writtenDay } from "~/platform/forms/written-day.ts";
import { writtenEmail } from "~/platform/forms/written-text.ts";

const intent = <Intent extends string>(name: Intent) => ({ intent: z.literal(name) });
/** The page to return to, if it isn't the family's own. */
const back = { back: z.literal("today").optional() };

export const stepForm = nextStepSchema.extend({
	...intent("step"),
	/** The day of the button that was pressed, which takes precedence over the one in the field. */
	day: writtenDay().optional(),
});

/** Replaces an address that emails don't get through to. */
export const addressForm = z.object({
	...intent("address"),
	wrong: z.string().default(""),
	right: writtenEmail("Please write a whole email address, such as dana@example.com.", EMAIL_MAX),
});

export const familyForm = z.discriminatedUnion("intent", [
	noteSchema.extend(intent("note")),
	detailsSchema.extend(intent("details")),
	stepForm,
	addressForm,
	/** `from` is the stage that the page showed. */
	z.object({ ...intent("stage"), to: z.enum(stageKeys), from: z.string().default("") }),
	z.object({ ...intent("step-done"), ...back }),
	z.object({ ...intent("postpone"), day: writtenDay(), ...back }),
	z.object({ intent: z.enum(["works", "split"]), address: z.string().default("") }),
	z.object({ ...intent("delete-note"), note: z.string().default("") }),
]);
export type FamilyForm = z.output<typeof familyForm>;

/** Whether a form that was refused is the one with this intent. */
export const isRefusedOf =
	(form: FamilyForm["intent"]) =>
	({ intent }: Sent) =>
		intent === form;

export const addressNames = ["right"] as const;
export const stepLabels = { nextStep: "What comes next", nextStepOn: "Day" } as const;

/** The stored values of the form for the next step. */
export const stepValues = ({ nextStep, nextStepOn }: NextStep) => ({
	nextStep,
	nextStepOn: nextStepOn ?? "",
});
export function detailsValues(family: FamilyDetails) {
	const { name, phoneNumber, source, wishBreeds, wishSize, wishSex, wishWhen, wishBudget } = family;
	const wishes = { wishBreeds, wishSize, wishSex, wishWhen };
	return { name, phoneNumber, source, ...wishes, wishBudget: String(wishBudget ?? "") };
}
