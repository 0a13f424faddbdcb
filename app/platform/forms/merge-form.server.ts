/** Merges a submitted form with what somebody else has stored since it was rendered. */
import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import { z } from "zod";
import { jsonIn } from "../json.ts";
import {
	BASE,
	CONFLICTS,
	CONFLICTS_MAX,
	choiceName,
	type EditConflict,
	mergeNames,
	readConflicts,
	THEIRS,
} from "./edit-conflict.ts";
import { mergeEdits, takeFrom } from "./merge-edits.ts";
import type { FormResponse, ParsedForm } from "./parse-form.server.ts";

const CONFLICT =
	"Somebody else changed the same after you opened this form, perhaps in another window, so nothing was saved. Both versions are below: choose which one stays, and save again.";

/** Thrown inside a command to store nothing and to send the form back. */
export class EditRefused extends Error {
	override name = "EditRefused";
	readonly response: FormResponse;

	constructor(result: SubmissionResult, status = 409) {
		super("The form was not saved");
		this.response = data({ result }, status);
	}
}

/** The response of an edit that was refused, as an object with it. @throws any other error */
export function refusedEdit(error: unknown): Pick<EditRefused, "response"> {
	if (error instanceof EditRefused) return error;
	throw error;
}

/** The values that the form was rendered from; undefined if it doesn't have them. */
export const readBase = (form: FormData): unknown => jsonIn(form.get(BASE));

/** The submitted values with the other person's, which are in `base`, wherever those were chosen. */
export const withChoices = (form: FormData, submitted: unknown, base: unknown): unknown =>
	readConflicts(form.get(CONFLICTS)).reduce(
		(values, { path }, index) =>
			form.get(choiceName(index)) === THEIRS ? takeFrom(values, base, path) : values,
		submitted,
	);

interface Conflicting {
	/** The values that the form shows now, by the names of its controls. */
	values: Readonly<Record<string, unknown>>;
	base: unknown;
	stored: unknown;
	conflicts: readonly EditConflict[];
	message?: string | undefined;
}

/**
 * Sends the form back with both versions of what both changed. Its base has what is stored there now, so
 * that the form replaces it when it is sent again.
 */
export function sentBack(conflicting: Conflicting): EditRefused {
	const { values, base, stored, conflicts, message = CONFLICT } = conflicting;
	const seen = conflicts.reduce((seen, { path }) => takeFrom(seen, stored, path), base);
	return new EditRefused({
		status: "error",
		initialValue: {
			...values,
			[BASE]: JSON.stringify(seen),
			[CONFLICTS]: JSON.stringify(conflicts.slice(0, CONFLICTS_MAX)),
		},
		error: { "": [message] },
	});
}

/** The values of a form's controls; a box that isn't checked has none. */
type FormValues = Readonly<Record<string, string | undefined>>;

interface Merging<Schema extends z.ZodType> {
	schema: Schema;
	/** The labels of the form's controls, by name. */
	labels: Readonly<Record<string, string>>;
	/** A value in words, if it can't be read as it is, such as an id. */
	inWords?: (name: string, value: string) => string;
	/** One text for all values that only differ in how they are written. */
	normalized?: (name: string, value: string) => string;
	message?: string;
}

const textsSchema = z.record(z.string(), z.string());

/**
 * The values that the form was rendered from. A form without them is compared with what is stored. A draft
 * that a device kept without them sends an empty field: each of its values may be a change.
 */
function readBaseValues(form: FormData, stored: FormValues): FormValues {
	if (form.get(BASE) === "") return {};
	return textsSchema.safeParse(readBase(form)).data ?? stored;
}

/**
 * A function for a command: it gets the values that the form would have if it was rendered now, and returns
 * those to store. What only one person changed is kept.
 * @throws {EditRefused} from that function if both changed the same, or if the merged form is invalid.
 */
export function mergeForm<Schema extends z.ZodType>(
	{ form }: Pick<ParsedForm<unknown>, "form">,
	{ schema, labels, inWords = (_, value) => value, normalized, message }: Merging<Schema>,
) {
	const names = Object.keys(labels);
	/** The values of the controls, written as in the others wherever they are the same. */
	const valuesIn = (values: FormValues, others: readonly FormValues[] = []) =>
		Object.fromEntries(
			names.map((name) => {
				const value = (values[name] ?? "").replaceAll("\r\n", "\n");
				const meaning = normalized?.(name, value);
				const equal = others.find((other) => normalized?.(name, other[name] ?? "") === meaning);
				return [name, (normalized && equal?.[name]) ?? value];
			}),
		);
	const entries = [...form].filter(([name]) => !(name in labels) && !mergeNames.includes(name));
	return (current: FormValues): z.output<Schema> => {
		const stored = valuesIn(current);
		const base = valuesIn(readBaseValues(form, stored), [stored]);
		const sent = textsSchema.parse(Object.fromEntries(form));
		const chosen = textsSchema.parse(withChoices(form, sent, base));
		const submitted = valuesIn(chosen, [stored, base]);
		const edits = mergeEdits({ base, stored, submitted });
		const merged = textsSchema.parse(edits.value);
		const refuse = (paths: readonly string[], shown: FormValues) => {
			const conflicts = paths.map((path) => ({
				path,
				label: labels[path] ?? path,
				theirs: inWords(path, stored[path] ?? ""),
				mine: inWords(path, submitted[path] ?? ""),
			}));
			const values = { ...Object.fromEntries(entries), ...shown };
			return sentBack({ values, base, stored, conflicts, message });
		};
		if (edits.conflicts.length > 0) throw refuse(edits.conflicts, merged);
		const values = new FormData();
		for (const [name, value] of [...entries, ...Object.entries(merged)]) {
			if (value !== "") values.set(name, value);
		}
		const submission = parseWithZod(values, { schema });
		if (submission.status === "success") return submission.value;
		// Each version was valid, but together they are not.
		const changed = names.filter((name) => stored[name] !== base[name]);
		throw changed.length > 0
			? refuse(changed, submitted)
			: new EditRefused({ ...submission.reply(), initialValue: { ...sent } }, 400);
	};
}
