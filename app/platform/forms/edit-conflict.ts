/** What a form carries that two people may edit at the same time: its base, and the conflicts that it shows. */
import { z } from "zod";
import { jsonIn } from "../json.ts";

/** The name of the hidden field with the values that the form was rendered from, as JSON. */
export const BASE = "base";
/** The name of the hidden field with the conflicts that the form shows, as JSON. */
export const CONFLICTS = "conflicts";
/** The value of the radio button that chooses the other person's version. */
export const THEIRS = "theirs";
export const CONFLICTS_MAX = 200;

/** The name of the radio buttons that choose between the versions of one conflict. */
export const choiceName = (index: number) => `choice${index}`;

/** The names of everything that such a form sends besides its own fields. */
export const mergeNames: readonly string[] = [
	BASE,
	CONFLICTS,
	...Array.from({ length: CONFLICTS_MAX }, (_, index) => choiceName(index)),
];

const conflictsSchema = z.array(
	z.object({
		/** The path of the value (merge-edits.ts). */
		path: z.string(),
		label: z.string(),
		/** Both versions, in words. */
		theirs: z.string(),
		mine: z.string(),
	}),
);

/** A value that two people changed in different ways. */
export type EditConflict = z.infer<typeof conflictsSchema>[number];

/** The conflicts in a form's hidden field; none if it doesn't have them. */
export const readConflicts = (text: unknown): EditConflict[] =>
	conflictsSchema.safeParse(jsonIn(text)).data ?? [];

/** Whether an action's data sends a form back with conflicts. */
export function hasConflicts(response: unknown): boolean {
	const refused = z.object({
		result: z.object({ initialValue: z.object({ [CONFLICTS]: z.string() }) }),
	});
	return refused.safeParse(response).success;
}
