/** Validates a request with a schema, and words the errors as Django REST Framework does. */
import type { z } from "zod";
import { invalid } from "./http-error.ts";
import { takenValue } from "./taken-values.ts";

const kindOf = (value: unknown): string => {
	if (Array.isArray(value)) return "list";
	if (typeof value === "string") return "str";
	if (typeof value === "boolean") return "bool";
	return Number.isInteger(value) ? "int" : "float";
};

/** The message for one problem of a field whose value was `value`. */
function wordsFor(issue: z.core.$ZodIssue, value: unknown): string {
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
function surrogateWords(value: unknown): string | undefined {
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
		const words = surrogateWords(input.get(name));
		if (words) errors.set(name, new Set([words]));
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
		const words = errors.get(name) ?? new Set();
		errors.set(name, words.add(wordsFor(issue, value)));
	}
	throw invalid(Object.fromEntries([...errors].map(([name, words]) => [name, [...words]])));
}
