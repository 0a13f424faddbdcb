/** The schema of the admin's puppy form: the fields and limits of schema.ts, with messages for people. */
import { z } from "zod";
import { today } from "~/business/moments.ts";
import { tooLong, writtenText } from "~/platform/forms/written-text.ts";
import { isDay } from "~/platform/text.ts";
import type { DayField, NumberField, TextField } from "../field-kinds.ts";
import {
	eachField,
	type FieldName,
	fieldNames,
	fieldOf,
	type PuppyChanges,
	type PuppyFields,
	type RequiredName,
} from "../fields.ts";
import { isReserved, pathForm, pathProblems } from "../paths.ts";
import { plausibilityIssues } from "../price/plausibility.ts";
import { storedPrice } from "../price/price-text.ts";

const tidy = (value: string) => value.toWellFormed().trim();

const text = ({ label, limit }: TextField, missing = "Please enter text here.") =>
	writtenText(missing)
		.overwrite(tidy)
		.max(limit, { error: tooLong(label, limit) });

function path(field: TextField) {
	return text(field)
		.refine((value) => value === "" || pathForm.test(value), `${field.label}: ${pathProblems.form}`)
		.refine((value) => !isReserved(value), `${field.label}: ${pathProblems.reserved}`)
		.default("");
}

function day({ label, default: none }: DayField) {
	const written = z
		.string()
		.overwrite(tidy)
		.refine(isDay, `${label}: please choose a day, such as 2026-08-08.`);
	return none === null ? written.nullable().default(null) : written.default("");
}

function number({ label, min, max }: NumberField) {
	const message = `${label}: please enter a whole number from ${min} to ${max}, or leave it empty.`;
	return z.int(message).min(min, message).max(max, message).nullable().default(null);
}

function valueSchema(name: FieldName) {
	const field = fieldOf(name);
	switch (field.kind) {
		case "day":
			return day(field);
		case "number":
			return number(field);
		case "boolean":
			// A browser sends nothing for a box that isn't checked.
			return z.boolean().default(false);
		case "path":
			return path(field);
		case "price":
			return text(field).default("").overwrite(storedPrice);
		default: {
			const { required } = field;
			return required === undefined
				? text(field).default("")
				: text(field, required).min(1, required);
		}
	}
}

/** Name of the checkbox that confirms an unusual price, which it submits. */
export const CONFIRM_PRICE = "confirmPrice";
type Confirmation = { [CONFIRM_PRICE]?: string };

/** The message next to a field, and in the summary above the form. */
export const fieldMessage = (field: FieldName, message: string) =>
	`${fieldOf(field).label}: ${message}`;

type Shape = {
	[Name in FieldName]: Name extends RequiredName
		? z.ZodType<PuppyFields[Name], PuppyFields[Name]>
		: z.ZodDefault<z.ZodType<PuppyFields[Name], PuppyFields[Name]>>;
};

/**
 * The schema of each field. An empty profile path is made from the name later, and an empty title on the card becomes
 * the name.
 */
export const fieldsSchema = z.object({
	...eachField<Shape>(fieldNames, valueSchema),
	/** The unusual price that somebody has confirmed because plausibility.ts questioned it. */
	[CONFIRM_PRICE]: z.string().optional(),
});

/** Asks about values of a form that contradict each other or are unusual. */
export function questionPlausibility(
	values: Parameters<typeof plausibilityIssues>[0] & Confirmation,
	context: z.RefinementCtx,
) {
	for (const { field, message } of plausibilityIssues(values, today(), values[CONFIRM_PRICE])) {
		context.addIssue({ code: "custom", path: [field], message: fieldMessage(field, message) });
	}
}

/** The schema of the form, which also asks about doubtful values. */
export const puppyFormSchema = fieldsSchema.superRefine(questionPlausibility);

/** The values of a form, with its confirmation. A field that it leaves out stays as it is. */
export type PuppyValues = PuppyChanges & Confirmation;

/** The puppy's fields: the values without the confirmation. */
export function writtenIn<Values extends PuppyValues>(values: Values) {
	const { [CONFIRM_PRICE]: _, ...written } = values;
	return written;
}
