/**
 * The buttons that add, remove and move the rows of a list. They are Conform's: with React the rows change in
 * place; without it the server changes them and renders the form again.
 */
import { z } from "zod";
import { jsonIn } from "../json.ts";

export const ROW_BUTTON = "__intent__";

/** The message if a button names a list or a row that the form doesn't have. */
export const UNKNOWN_ROW =
	"That row could not be changed. What you wrote is still here. Please try again.";

const index = z.int().min(0);
const buttonSchema = z.discriminatedUnion("type", [
	z.strictObject({
		type: z.literal("insert"),
		payload: z.strictObject({
			name: z.string(),
			index: index.optional(),
			defaultValue: z.record(z.string(), z.unknown()).optional(),
		}),
	}),
	z.strictObject({
		type: z.literal("remove"),
		payload: z.strictObject({ name: z.string(), index }),
	}),
	z.strictObject({
		type: z.literal("reorder"),
		payload: z.strictObject({ name: z.string(), from: index, to: index }),
	}),
	// Puts a text into a control.
	z.strictObject({
		type: z.literal("update"),
		payload: z.strictObject({ name: z.string(), value: z.string() }),
	}),
]);

/** Finds a list of a form by its name, with the most rows that it may have. */
export type ListAt = (name: string) => { max: number } | undefined;

/**
 * Whether the value of a button is one that a form with these lists renders. Conform parses it without a check, and
 * an index out of range would make it fill a list with empty rows.
 */
export function isRowButton(
	value: FormDataEntryValue | null,
	listAt: ListAt,
	isControl: (name: string) => boolean,
): boolean {
	const button = buttonSchema.safeParse(jsonIn(value)).data;
	if (!button) return false;
	const { type, payload } = button;
	if (type === "update") return isControl(payload.name);
	const list = listAt(payload.name);
	const indexes = Object.values(payload).filter((part) => typeof part === "number");
	return list !== undefined && indexes.every((one) => one < list.max);
}
