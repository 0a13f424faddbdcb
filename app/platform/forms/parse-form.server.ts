/**
 * How an action begins: what its form sent is read, checked, and either comes back as a typed value
 * or is refused with a response that says why and keeps what was written.
 */
import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import { z } from "zod";
import { FormError, readForm } from "./form-data.server.ts";

interface FormRules<Schema extends z.ZodType> {
	/** What is sent must keep to it; a function where that depends on what the form asks for. */
	schema: Schema | ((form: FormData) => Schema);
	/** Every name that the form may send, hidden fields included. */
	fields: readonly string[] | RegExp;
	maxBytes: number;
	/** Names of passwords and codes: what was written there is never sent back. */
	secrets?: string[];
}

/** What is wrong with a form beyond its schema, as a whole or at a field. */
export interface Problem {
	formErrors?: string[];
	fieldErrors?: Record<string, string[]>;
}

/** An action's data: what Conform's `useForm` takes as its last result. */
const formResponse = (result: SubmissionResult, init: number | ResponseInit) =>
	data({ result }, init);

export type FormResponse = ReturnType<typeof formResponse>;

/** A form that keeps to its rules. */
export interface ParsedForm<Value> {
	response?: undefined;
	value: Value;
	/** Everything that was sent, for hidden fields that the schema doesn't name. */
	form: FormData;
	/** What was written, to be shown again, with what is wrong with it. */
	result: (problem?: Problem) => SubmissionResult;
	/** The response that says what is wrong all the same: status 400 unless another is given. */
	reply: (problem: Problem, init?: number | ResponseInit) => FormResponse;
}

/** A form that could not be read or breaks its rules. */
export interface RefusedForm {
	value?: undefined;
	response: FormResponse;
	/** What came through of it, without the secrets. */
	form: FormData;
}

/** The response to a form that could not be read, with its error's message; what came through is kept. */
function unread({ status, message, answers }: FormError, secrets: readonly string[]): RefusedForm {
	for (const name of secrets) answers.delete(name);
	const initialValue: Record<string, string> = {};
	for (const [name, value] of answers) {
		if (typeof value === "string") initialValue[name] = value;
	}
	const result: SubmissionResult = { status: "error", initialValue, error: { "": [message] } };
	return { response: formResponse(result, status), form: answers };
}

/**
 * Reads the form of `request` by its rules. An action that gets a `response` returns it: status
 * 400, 413 or 415, with what is wrong in Conform's form; otherwise `value` is what the schema makes
 * of the answers.
 */
export async function parseForm<Schema extends z.ZodType>(
	request: Request,
	{ schema, fields, maxBytes, secrets = [] }: FormRules<Schema>,
): Promise<ParsedForm<z.output<Schema>> | RefusedForm> {
	const form = await readForm(request, { fields, maxBytes }).catch((error: unknown) => {
		if (error instanceof FormError) return error;
		throw error;
	});
	if (form instanceof FormError) return unread(form, secrets);
	const submission = parseWithZod(form, {
		schema: schema instanceof z.ZodType ? schema : schema(form),
	});
	const result = (problem: Problem = {}) => submission.reply({ ...problem, hideFields: secrets });
	const reply = (problem: Problem, init: number | ResponseInit = 400) =>
		formResponse(result(problem), init);
	if (submission.status === "success") return { value: submission.value, form, result, reply };
	for (const name of secrets) form.delete(name);
	// Nobody can correct which button was pressed: that is said of the form as a whole.
	const { intent } = submission.error ?? {};
	return { response: reply(intent ? { formErrors: intent } : {}), form };
}

/** For the response to what was tried too often: when to try again, for programs too. */
export const tooManyRequests = (seconds: number): ResponseInit => ({
	status: 429,
	headers: { "Retry-After": String(seconds) },
});
