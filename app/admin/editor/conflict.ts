/** What two people changed at the same time, and which version the second one chooses. */
import { z } from "zod";
import { type Difference, differencesBetween } from "~/content/fields/compare.ts";
import type { Fields } from "~/content/fields/field.ts";
import { takeFrom } from "~/platform/forms/merge-edits.ts";
import { CONFLICTS } from "./messages.ts";

const conflictSchema = z.object({
	/** The path of the value (platform/forms/merge-edits.ts). */
	path: z.string(),
	/** The value's label and both versions. */
	differences: z.array(
		z.object({ path: z.string(), where: z.string(), from: z.string(), to: z.string() }),
	),
});

export interface Conflict {
	path: string;
	differences: Difference[];
}

/** The name of the radio buttons that choose between the versions of one conflict. */
export const choiceName = (index: number) => `choice${index}`;
export const choiceNames = /^choice\d{1,3}$/;
export const THEIRS = "theirs";

/** Each conflict with what the other person stored, and what this one submitted. */
export function conflictsIn(
	fields: Fields,
	paths: readonly string[],
	{ stored, submitted }: { stored: unknown; submitted: unknown },
): Conflict[] {
	const all = differencesBetween(fields, stored, submitted);
	return paths.map((path) => ({
		path,
		differences: all.filter((one) => one.path === path || one.path.startsWith(`${path}.`)),
	}));
}

/** The conflicts that a submitted form showed. They are shown again until the form is saved. */
export function shownConflicts(form: FormData): Conflict[] {
	try {
		return z.array(conflictSchema).parse(JSON.parse(String(form.get(CONFLICTS) ?? "[]")));
	} catch {
		return [];
	}
}

/** The submitted values with the other person's, which are in `base`, wherever those were chosen. */
export const withChoices = (form: FormData, submitted: unknown, base: unknown): unknown =>
	shownConflicts(form).reduce(
		(values, { path }, index) =>
			form.get(choiceName(index)) === THEIRS ? takeFrom(values, base, path) : values,
		submitted,
	);

/** The conflicts in the response to a form that was refused. */
export const conflictsOf = (response: object | undefined): readonly Conflict[] =>
	z.object({ conflicts: z.array(conflictSchema) }).safeParse(response).data?.conflicts ?? [];
