/** The schemas by which the JSON API checks a puppy's fields, derived from the table in fields.ts. */
import { z } from "zod";
import { day, dayOrNothing, text } from "~/platform/text.ts";
import type { NumberField, TextField } from "./field-kinds.ts";
import { eachField, type FieldName, fieldNames, fieldOf, type PuppyFields } from "./fields.ts";
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

type Shape = { [Name in FieldName]: z.ZodType<PuppyFields[Name], PuppyFields[Name]> };

const body = z.object(eachField<Shape>(fieldNames, schemaOf));

/** Request body for changing a puppy. A field that is left out stays as it is. */
export const puppyChangesBody = body.partial();

/** Request body for adding a puppy. Name and breed are required; any other field has a default or is made from the name. */
export const newPuppyBody = puppyChangesBody.extend(body.pick({ name: true, breed: true }).shape);
