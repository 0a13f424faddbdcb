/**
 * Validates a request with a schema, and words the errors as Django REST Framework does. Clients written for it
 * send numbers for text, and words or numbers for booleans, so a field takes what the framework's field takes.
 */
import { z } from "zod";
import { invalid } from "./http-error.ts";

/** The words for booleans. Upper and lower case don't matter. */
const truths = new Map([
	...["t", "y", "yes", "true", "on", "1"].map((word) => [word, true] as const),
	...["f", "n", "no", "false", "off", "0"].map((word) => [word, false] as const),
]);

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
function takenValue(schema: z.core.$ZodType, value: unknown): unknown {
	if (typeof value !== "string" && typeof value !== "number") return value;
	const type = ownType(schema);
	if (type instanceof z.ZodBoolean) return truths.get(String(value).toLowerCase()) ?? value;
	if (typeof value === "number") {
		const isText = type instanceof z.ZodString || type instanceof z.ZodEnum;
		return isText && isExact(value) ? String(value) : value;
	}
	return type instanceof z.ZodNumber && wholeNumber.test(value) ? Number(value) : value;
}

const kindOf = (value: unknown): string => {
	if (Array.isArray(value)) return "list";
	if (typeof value === "string") return "str";
	if (typeof value === "boolean") return "bool";
	return Number.isInteger(value) ? "int" : "float";
};

/** The message for one problem of a field whose value was `value`. */
function messageFor(issue: z.core.$ZodIssue, value: unknown): string {
	if (value === undefined) return "This field is required.";
	if (value === null) return "This field may not be null.";
	if (issue.code === "invalid_type" && issue.expected === "string") return "Not a valid string.";
	if (issue.code === "too_small" && issue.origin === "string")
		return "This field may not be blank.";
	return issue.message;
}

/** Half of a surrogate pair, which is not a character: JSON's escapes can express it, UTF-8 can't. */
const loneSurrogate = /\p{Surrogate}/u;

/**
 * Django REST Framework's message if a value is text with half of a surrogate pair; otherwise undefined.
 */
function surrogateMessage(value: unknown): string | undefined {
	const [half] = typeof value === "string" ? (loneSurrogate.exec(value) ?? []) : [];
	const code = half?.codePointAt(0)?.toString(16).toUpperCase();
	return code && `Surrogate characters are not allowed: U+${code}.`;
}

/**
 * Parses `data` with the schema.
 * @throws {HttpError} 400 with the errors of each field.
 */
export function validated<Schema extends z.ZodObject>(
	schema: Schema,
	data: unknown,
): z.output<Schema> {
	if (data === null) throw invalid({ non_field_errors: ["No data provided"] });
	if (typeof data !== "object" || Array.isArray(data)) {
		throw invalid({
			non_field_errors: [`Invalid data. Expected a dictionary, but got ${kindOf(data)}.`],
		});
	}
	const sent = new Map<string, unknown>(Object.entries(data));
	const input = new Map<string, unknown>();
	for (const [name, field] of Object.entries(schema.shape)) {
		if (sent.has(name)) input.set(name, takenValue(field, sent.get(name)));
	}
	const errors = new Map<string, Set<string>>();
	// The schemas would replace it with another character.
	for (const name of Object.keys(schema.shape)) {
		const message = surrogateMessage(input.get(name));
		if (message) errors.set(name, new Set([message]));
	}
	const result = schema.safeParse(Object.fromEntries(input));
	if (result.success && errors.size === 0) return result.data;
	/** Fields with a value of the wrong type. The schemas check the length of a list as if it was a text's. */
	const mistyped = new Set<string>();
	for (const issue of result.error?.issues ?? []) {
		const [field] = issue.path;
		const name = field === undefined ? "non_field_errors" : String(field);
		if (mistyped.has(name)) continue;
		if (issue.code === "invalid_type") mistyped.add(name);
		const value = field === undefined ? data : input.get(name);
		const messages = errors.get(name) ?? new Set();
		errors.set(name, messages.add(messageFor(issue, value)));
	}
	throw invalid(Object.fromEntries([...errors].map(([name, messages]) => [name, [...messages]])));
}
