/** How the form of a puppy is sent: its names, and what stands beside the answers. */
import { SUBMISSION_KEY } from "~/platform/forms/submission-key.ts";
import { confirmNames } from "~/puppies/admin/form-schema.ts";
import { type FieldName, fieldNames } from "~/puppies/schema.ts";

/** Sent along by the form; nobody types these. */
export const marks = {
	/** What to do: save, publish. */
	intent: "intent",
	/** The revision that the form was made from. */
	revision: "revision",
	/** Fields to decide on, comma-separated. */
	deciding: "deciding",
} as const;

/** The name of the choice between two people's answers to a field. */
export const choiceName = (field: string) => `choose-${field}`;

/** Bytes of the longest answers, each character at its longest in a form, and some room. */
const MAX_BYTES = 512 * 1024;

export const expectedForm = {
	fields: [
		...Object.values(marks),
		SUBMISSION_KEY,
		...fieldNames,
		...Object.values(confirmNames),
		...fieldNames.map(choiceName),
	],
	maxBytes: MAX_BYTES,
};

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
