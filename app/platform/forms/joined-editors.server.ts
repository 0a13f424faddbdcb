/** What becomes of a form when somebody else has saved the same since it was made. */
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

/** Both of two editors changed the same. */
export const OVERTAKEN =
	"Somebody else changed the same meanwhile, perhaps in another window. Nothing was saved: look at what it says now, and save again what is to stand.";
/** Between reading what is stored and saving over it somebody was faster. */
export const THIS_MOMENT = "Somebody else saved this very moment. Please save again.";

interface Joining<Schema extends z.ZodType> {
	schema: Schema;
	/** The form's controls, with what each is called. */
	labels: Readonly<Record<string, string>>;
	/** What would stand in the form if it was made now. */
	stored: Answers;
	/** Where a value is not what people read, such as an id. */
	inWords?: (name: string, value: string) => string;
	/** What is compared, where the same value can be written in several ways. */
	meaning?: Meaning;
	/** The name of the hidden field, where a page has several such forms. */
	shownName?: string;
	/** The message where both changed the same. */
	overtaken?: string;
}

/**
 * What a form was made from; what is stored where it doesn't say. A draft that a device kept without it
 * comes with an empty field: it was made from nothing that is known, so that what differs is asked about.
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

/** A form that comes back, and is made from something else now: `hidden` are the controls that say so. */
export const madeFromNow = (
	result: SubmissionResult,
	hidden: Readonly<Record<string, string>>,
): SubmissionResult => ({ ...result, initialValue: { ...result.initialValue, ...hidden } });

/**
 * The form with what somebody else changed of it since it was made; a response where both changed
 * the same, or the two together can't be saved, which shows the other's words beside what was sent.
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
	// Each was right on its own, and together they are not.
	if (submission.status !== "success") return { response: refuse(changed) };
	return { value: submission.value };
}
