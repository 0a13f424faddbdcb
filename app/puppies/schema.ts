/** The schemas by which the JSON API checks a puppy's fields, derived from the table in fields.ts. */
import { z } from "zod";
import { day, dayOrNothing, text } from "~/platform/text.ts";
import { defaultOf, type NumberField, type TextField } from "./field-kinds.ts";
import {
	type DefaultedName,
	eachField,
	type FieldName,
	fieldNames,
	fieldOf,
	type PuppyFields,
	type RequiredName,
} from "./fields.ts";
import { isReserved, pathForm, pathProblems } from "./paths.ts";
import { storedPrice } from "./price/price-text.ts";

function textSchema({ kind, limit, required }: TextField) {
	if (kind === "path") {
		return text(limit)
			.regex(pathForm, pathProblems.form)
			.refine((path) => !isReserved(path), pathProblems.reserved);
	}
	if (kind === "price") {
		// Normalizes the price ("6k" becomes "$6,000"). plausibility.ts questions those that can't be right.
		return text(limit)
			.overwrite(storedPrice)
			.max(limit, `Ensure this field has no more than ${limit} characters.`);
	}
	return required === undefined ? text(limit) : text(limit).min(1);
}

const numberSchema = ({ min, max }: NumberField) =>
	z
		.int("A valid integer is required.")
		.min(min, `Ensure this value is greater than or equal to ${min}.`)
		.max(max, `Ensure this value is less than or equal to ${max}.`)
		.nullable();

function schemaOf(name: FieldName) {
	const field = fieldOf(name);
	if (field.kind === "number") return numberSchema(field);
	if (field.kind === "boolean") return z.boolean("Must be a valid boolean.");
	if (field.kind !== "day") return textSchema(field);
	return field.default === null ? day().nullable() : dayOrNothing();
}

/** The same for a new puppy, where only the required fields have to be present. */
function newSchemaOf(name: FieldName) {
	const field = fieldOf(name);
	if (field.kind === "number") return numberSchema(field).default(field.default);
	if (field.kind === "boolean") return z.boolean("Must be a valid boolean.").default(field.default);
	if (field.kind === "day") {
		return field.default === null ? day().nullable().default(null) : dayOrNothing().default("");
	}
	if (field.required !== undefined) return textSchema(field);
	return field.isMadeFromName
		? textSchema(field).optional()
		: textSchema(field).default(defaultOf(field));
}

type Schema<Value> = z.ZodType<Value, Value>;
type Shape = { [Name in FieldName]: Schema<PuppyFields[Name]> };
type NewShape = {
	[Name in FieldName]: Name extends RequiredName
		? Schema<PuppyFields[Name]>
		: Name extends DefaultedName
			? z.ZodDefault<Schema<PuppyFields[Name]>>
			: z.ZodOptional<Schema<PuppyFields[Name]>>;
};

/** Request body for adding a puppy. Name and breed are required; everything else can follow later. */
export const newPuppyBody = z.object(eachField<NewShape>(fieldNames, newSchemaOf));

/** Request body for changing a puppy. A field that is left out stays as it is. */
export const puppyChangesBody = z.object(eachField<Shape>(fieldNames, schemaOf)).partial();
