/** The names of the controls and hidden fields in a puppy's form. */
import type { ControlProps } from "~/forms/use-checked-form.ts";
import { mergeNames } from "~/platform/forms/edit-conflict.ts";
import { SUBMISSION_KEY } from "~/platform/forms/hidden-fields.ts";
import { CONFIRM_PRICE } from "~/puppies/admin/form-schema.ts";
import { type FormPanel, formPanels } from "~/puppies/field-kinds.ts";
import { type FieldName, fieldNames, fieldOf } from "~/puppies/fields.ts";

/** The fields of a panel that are among these, row by row. */
export function rowsOf(panel: FormPanel, among: readonly FieldName[] = fieldNames): FieldName[][] {
	const names = among.filter((name) => fieldOf(name).form.panel === panel);
	const rows = Map.groupBy(names, (name) => fieldOf(name).form.row);
	return [...rows].sort(([one], [other]) => one - other).map(([, row]) => row);
}

/** All fields, in the order of the form. */
export const namesInForm = formPanels.flatMap((panel) => rowsOf(panel).flat());

/** Name of the hidden field with what is still owed for the puppy, in cents, if the form asked about that. */
export const OWED = "owed";

export const expectedForm = {
	fields: ["intent", OWED, SUBMISSION_KEY, ...fieldNames, CONFIRM_PRICE, ...mergeNames],
};

/** The form's id and those of its controls, as Conform assigns them. */
export const FORM_ID = "puppy";
export const controlId = (field: string) => `${FORM_ID}-${field}`;

/** The current values of the form's controls. */
export type Written = Partial<Record<FieldName, string>>;

/** Returns the props of a control that come from the form's state. Its label says what it is needed for, if anything. */
export type Control = (name: FieldName) => Omit<ControlProps, "optional"> & {
	optional: boolean | typeof NEEDED_TO_PUBLISH;
};
export const NEEDED_TO_PUBLISH = "needed to publish";

/** The parameter of a new puppy's form with the id of the puppy that it is filled in from. */
export const LIKE = "like";
