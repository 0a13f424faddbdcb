/** Handles a form whose record somebody else has saved since the form was rendered. */
import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import { z } from "zod";
import type { ParsedForm } from "./parse-form.server.ts";
import {
	type Answers,
	answerIn,
	joinAnswers,
	type Meaning,
	SHOWN,
	shownNext,
	type TheirWord,
} from "./two-editors.ts";

const answersSchema = z.record(z.string(), z.string());

/** The message when two editors changed the same fields. */
export const OVERTAKEN =
	"Somebody else changed the same fields while you were editing, perhaps in another window. Nothing was saved. Please look at their version, then save what you want to keep.";
/** The message when somebody else saved between this request's read and its write. */
export const THIS_MOMENT = "Somebody else saved at the same moment. Please save again.";

interface Joining<Schema extends z.ZodType> {
	schema: Schema;
	/** The labels of the form's controls, by name. */
	labels: Readonly<Record<string, string>>;
	/** The answers that the form would have if it was rendered now. */
	stored: Answers;
	/** Formats a value for people, if it isn't readable itself, such as an id. */
	inWords?: (name: string, value: string) => string;
	/** Normalizes a text for comparison, if the same value can be written in several ways. */
	meaning?: Meaning;
	/** The name of the hidden field, if a page has several such forms. */
	shownName?: string;
	/** The message when both changed the same fields. */
	overtaken?: string;
}

/**
 * The answers that a form was rendered from, or the stored ones if the form doesn't have them. A draft that
 * a device kept without them sends an empty field: its original answers are unknown, so every field that
 * differs from the stored one counts as a conflict.
 */
export function readShown(form: FormData, stored: Answers, shownName: string = SHOWN): Answers {
	const shown = form.get(shownName);
	if (shown === "") return {};
	try {
		return answersSchema.parse(JSON.parse(String(shown)));
	} catch {
		return stored;
	}
}

/** Updates the hidden fields of a form that is shown again, so that they refer to the stored answers of now. */
export const madeFromNow = (
	result: SubmissionResult,
	hidden: Readonly<Record<string, string>>,
): SubmissionResult => ({ ...result, initialValue: { ...result.initialValue, ...hidden } });

/**
 * Merges a form with what somebody else has saved since it was rendered. If both changed the same fields, or
 * the merged form is invalid, it gives a response instead, which shows the other editor's text beside what
 * was sent.
 */
export function joinEditors<Schema extends z.ZodType>(
	{ form, result }: Pick<ParsedForm<unknown>, "form" | "result">,
	{ schema, labels, stored, inWords = (_, value) => value, ...joining }: Joining<Schema>,
) {
	const { meaning, shownName = SHOWN, overtaken = OVERTAKEN } = joining;
	const names = Object.keys(labels);
	const mine: Record<string, string> = {};
	for (const name of names) {
		const value = form.get(name);
		if (typeof value === "string") mine[name] = value;
	}
	const shown = readShown(form, stored, shownName);
	const editors = { shown, theirs: stored, mine };
	const { answers, conflicts, changed } = joinAnswers(names, editors, meaning);
	const refuse = (conflicting: readonly string[]) => {
		const refused = result({ formErrors: [overtaken] });
		const next = JSON.stringify(shownNext(conflicting, { shown, theirs: stored }));
		const theirs: TheirWord[] = conflicting.map((name) => ({
			name,
			label: labels[name] ?? name,
			text: inWords(name, answerIn(stored, name)),
		}));
		return data({ result: madeFromNow(refused, { [shownName]: next }), theirs }, 409);
	};
	if (conflicts.length > 0) return { response: refuse(conflicts) };
	const joined = new FormData();
	for (const [name, value] of form) if (!(name in labels)) joined.append(name, value);
	for (const [name, value] of Object.entries(answers)) if (value !== "") joined.set(name, value);
	const submission = parseWithZod(joined, { schema });
	// Each editor's version was valid, but the merged one is not.
	if (submission.status !== "success") return { response: refuse(changed) };
	return { value: submission.value };
}
