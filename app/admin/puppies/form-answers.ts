/** How the form of a puppy is sent: its names, and what stands beside the answers. */
import { SUBMISSION_KEY } from "~/platform/forms/submission-key.ts";
import { confirmNames } from "~/puppies/admin/form-schema.ts";
import { type FormPanel, formPanels } from "~/puppies/field-kinds.ts";
import { type FieldName, fieldNames, fieldOf } from "~/puppies/fields.ts";

/** The fields of a panel, row by row. */
export function rowsOf(panel: FormPanel): FieldName[][] {
	const names = fieldNames.filter((name) => fieldOf(name).form.panel === panel);
	const rows = Map.groupBy(names, (name) => fieldOf(name).form.row);
	return [...rows].sort(([one], [other]) => one - other).map(([, row]) => row);
}

/** The fields in the order of the form. */
export const namesInForm = formPanels.flatMap((panel) => rowsOf(panel).flat());

/** Sent along by the form; nobody types these. */
export const hiddenFields = {
	/** What to do: save, publish. */
	intent: "intent",
	/** The revision that the form was made from. */
	revision: "revision",
	/** Fields to decide on, comma-separated. */
	deciding: "deciding",
} as const;

/** The name of the hidden field that says that the form shows a field's check box. */
export const shownName = (field: string) => `shows-${field}`;

/** The name of the choice between two people's answers to a field. */
export const choiceName = (field: string) => `choose-${field}`;

/** Bytes of the longest answers, each character at its longest in a form, and some more. */
const MAX_BYTES = 512 * 1024;

export const expectedForm = {
	fields: [
		...Object.values(hiddenFields),
		SUBMISSION_KEY,
		...fieldNames,
		...fieldNames.filter((name) => fieldOf(name).kind === "boolean").map(shownName),
		...Object.values(confirmNames),
		...fieldNames.map(choiceName),
	],
	maxBytes: MAX_BYTES,
};

/**
 * The fields that a form asks for. What it has no control for stays as it is; without this, a
 * field that is new, or a control that was taken away, would be emptied by the next save.
 */
export const askedFields = (form: FormData): FieldName[] =>
	fieldNames.filter((name) => form.has(name) || form.has(shownName(name)));

/** Controls of the form have the ids that Conform gives them. */
export const FORM_ID = "puppy";
export const controlId = (field: string) => `${FORM_ID}-${field}`;

/** What stands in the form's controls while it is written. */
export type Written = Partial<Record<FieldName, string>>;

/** What a control of the form takes from the form's state. */
export type Control = (name: FieldName) => {
	name: string;
	id: string;
	defaultValue?: string;
	error?: string;
	required?: boolean;
	/** Why it may be left empty, or what it is needed for. */
	optional?: boolean | string;
};
