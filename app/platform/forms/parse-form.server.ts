/**
 * The first step of an action: reads and checks the submitted form, and returns either a typed value or a
 * response that says what is wrong and keeps what was written.
 */
import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import { z } from "zod";
import { BASE, mergeNames } from "./edit-conflict.ts";
import { type ExpectedForm, FormError, readForm } from "./form-data.server.ts";
import { readSubmissionKey, SUBMISSION_KEY } from "./hidden-fields.ts";
import { namesIn } from "./known-values.ts";
import { isRowButton, type ListAt, ROW_BUTTON, UNKNOWN_ROW } from "./row-buttons.ts";

interface FormRules<Schema extends z.ZodType> extends Partial<ExpectedForm> {
	/** The schema for the values; a function if it depends on the values, such as on the button pressed. */
	schema: Schema | ((form: FormData) => Schema);
	/**
	 * Names of hidden fields besides those that every form may have: a submission key, and what a merge needs.
	 * Together with the schema's, they are the names of the form, unless it has `fields`.
	 */
	hidden?: readonly string[];
	/** Names of fields for passwords and codes, which are never sent back. */
	secrets?: string[];
	/** The list with a name, whose rows the form's buttons add, remove and move; undefined if there is none. */
	listAt?: ListAt;
}

/** Errors that the schema can't find, for the whole form or for a field. */
export interface Problem {
	formErrors?: string[];
	fieldErrors?: Record<string, string[]>;
}

/** An action's data, which Conform's `useForm` takes as `lastResult`. */
const formResponse = (result: SubmissionResult, init: number | ResponseInit) =>
	data({ result }, init);

export type FormResponse = ReturnType<typeof formResponse>;

export interface ParsedForm<Value> {
	response?: undefined;
	value: Value;
	/** Everything that was sent, for hidden fields that the schema doesn't name. */
	form: FormData;
	/** The key that was generated when the form was rendered; undefined if it has none. */
	submissionKey: string | undefined;
	/** The result that shows the values again, with the errors. */
	result: (problem?: Problem) => SubmissionResult;
	/** A response that refuses the form after all, with the errors; its status is 400 unless another is given. */
	reply: (problem: Problem, init?: number | ResponseInit) => FormResponse;
}

export interface RefusedForm {
	value?: undefined;
	response: FormResponse;
	/**
	 * The values that could be read, without the secrets. Empty if the form comes back after its user signed in
	 * again: none of its buttons has been pressed yet.
	 */
	form: FormData;
}

/** The response to a form that could not be read: the error's message, and the values that could be read. */
function unread({ status, message, values }: FormError, secrets: readonly string[]): RefusedForm {
	for (const name of [...secrets, ROW_BUTTON]) values.delete(name);
	const { initialValue = {} } = parseWithZod(values, { schema: z.unknown() }).reply();
	const result: SubmissionResult = { status: "error", initialValue, error: { "": [message] } };
	return { response: formResponse(result, status), form: status === 200 ? new FormData() : values };
}

/**
 * Reads and checks the form of `request`. If the result has a `response`, the action returns it: its status
 * is 400, 413 or 415, with the errors in Conform's format, or 200 if a button changed the rows of a list.
 * Otherwise `value` is the schema's output.
 */
export async function parseForm<Schema extends z.ZodType>(
	request: Request,
	{ schema, hidden = [], secrets = [], listAt = () => undefined, ...rules }: FormRules<Schema>,
): Promise<ParsedForm<z.output<Schema>> | RefusedForm> {
	const schemas = schema instanceof z.ZodUnion ? schema.options : [schema];
	const own = schemas.flatMap((each) => (each instanceof z.ZodType ? namesIn(each) : []));
	const { fields = [...own, ...hidden, SUBMISSION_KEY, ...mergeNames], dropsOthers } = rules;
	const form = await readForm(request, { fields, dropsOthers }).catch((error: unknown) => {
		if (error instanceof FormError) return error;
		throw error;
	});
	if (form instanceof FormError) return unread(form, secrets);
	const isControl = (name: string) =>
		fields instanceof RegExp ? fields.test(name) : fields.includes(name);
	if (form.has(ROW_BUTTON) && !isRowButton(form.get(ROW_BUTTON), listAt, isControl)) {
		form.delete(ROW_BUTTON);
		return unread(new FormError(400, UNKNOWN_ROW, form), secrets);
	}
	const submission = parseWithZod(form, {
		schema: schema instanceof z.ZodType ? schema : schema(form),
	});
	const result = (problem: Problem = {}) => submission.reply({ ...problem, hideFields: secrets });
	const reply = (problem: Problem, init: number | ResponseInit = 400) =>
		formResponse(result(problem), init);
	if (submission.status === undefined) {
		// A button that changed the rows of a list saves nothing, so what is still missing is no error yet.
		return { response: formResponse({ ...result(), error: {} }, 200), form };
	}
	if (submission.status === "success") {
		const submissionKey = readSubmissionKey(form.get(SUBMISSION_KEY));
		return { value: submission.value, form, submissionKey, result, reply };
	}
	for (const name of secrets) form.delete(name);
	// A wrong button can't be corrected at a field, so its error is shown for the whole form.
	const { intent } = submission.error ?? {};
	return { response: reply(intent ? { formErrors: intent } : {}), form };
}

/** The response that shows a form as it was filled in, with changes to it, after a button that saves nothing. */
export function asWritten(
	form: FormData,
	schema: z.ZodType,
	changes: Readonly<Record<string, string>>,
) {
	const written = [...namesIn(schema), BASE].map((name) => [name, String(form.get(name) ?? "")]);
	const initialValue: Record<string, string> = { ...Object.fromEntries(written), ...changes };
	return formResponse({ status: "success", initialValue }, 200);
}

/**
 * Reads a form that has only buttons, whose values nobody typed.
 * @throws a response without data if it is invalid.
 */
export async function parseButtons<Schema extends z.ZodType>(request: Request, schema: Schema) {
	const { response, value } = await parseForm(request, { schema });
	if (response) throw data(null, response.init ?? 400);
	return value;
}

/** Status and headers of a response to too many tries; Retry-After says when to try again. */
export const tooManyRequests = (seconds: number): ResponseInit => ({
	status: 429,
	headers: { "Retry-After": String(seconds) },
});
