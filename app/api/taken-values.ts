/**
 * What a field takes besides values of its own type. Clients written for Django REST Framework send numbers for
 * text, and words or numbers for booleans, so a field takes what the framework's field of that type takes.
 */
import { z } from "zod";

const truths = new Map([
	...["t", "y", "yes", "true", "on", "1"].map((word) => [word, true] as const),
	...["f", "n", "no", "false", "off", "0"].map((word) => [word, false] as const),
]);

/** The words for booleans in the usual spellings. Upper and lower case don't matter. */
export const truthWords = [...truths.keys()].flatMap((word) => {
	const capital = word.charAt(0).toUpperCase() + word.slice(1);
	return [...new Set([word, capital, word.toUpperCase()])];
});

/** The schema without what allows its value to be missing or null. */
function ownType(schema: z.core.$ZodType): z.core.$ZodType {
	const isWrapped =
		schema instanceof z.ZodOptional ||
		schema instanceof z.ZodNullable ||
		schema instanceof z.ZodDefault;
	return isWrapped ? ownType(schema.unwrap()) : schema;
}

/** Whether a number has the digits that the client sent: larger whole numbers lose their last ones. */
const isExact = (value: number) => Number.isSafeInteger(value) || !Number.isInteger(value);
const wholeNumber = /^\s*[+-]?\d{1,15}(?:\.0*)?\s*$/;

/** The value as the type of its field, if the field takes it; otherwise unchanged, so that it is refused. */
export function takenValue(schema: z.core.$ZodType, value: unknown): unknown {
	if (typeof value !== "string" && typeof value !== "number") return value;
	const type = ownType(schema);
	if (type instanceof z.ZodBoolean) return truths.get(String(value).toLowerCase()) ?? value;
	if (typeof value === "number") {
		const isText = type instanceof z.ZodString || type instanceof z.ZodEnum;
		return isText && isExact(value) ? String(value) : value;
	}
	return type instanceof z.ZodNumber && wholeNumber.test(value) ? Number(value) : value;
}

/** Extends the JSON Schema of a field by what the field takes besides its own type. */
export function describeTaken({ jsonSchema: field }: { jsonSchema: z.core.JSONSchema.JSONSchema }) {
	if (field.enum) return;
	if (field.type === "string") field.type = ["string", "number"];
	if (field.type === "integer") field.type = ["integer", "string"];
	if (field.type === "boolean") {
		delete field.type;
		field.anyOf = [{ type: "boolean" }, { enum: [...truthWords, 1, 0] }];
	}
}
