/** The kinds of fields in the table of fields.ts, and their properties. */

/** The panels of the admin form, in order. */
export const formPanels = ["about", "sale", "background", "training", "temperament"] as const;
export type FormPanel = (typeof formPanels)[number];

interface AnyField {
	/** Its name in the form, in the change log and where two editors' changes conflict. */
	label: string;
	/** Shown under its control. */
	hint?: string;
	/** The place of its control. Fields in the same row are side by side. */
	form: { panel: FormPanel; row: number };
}

/** Text. `limit` is in UTF-16 code units, as browsers count them, after trimming. */
interface AnyText extends AnyField {
	limit: number;
	/** Makes the field required, even for a draft, and is the message shown if it is empty. */
	required?: string;
	/** The value for a new puppy if none is given; without it, the text starts empty. */
	default?: string;
	/** Set if the value for a new puppy is made from its name if none is given. */
	isMadeFromName?: true;
}

export interface LineField extends AnyText {
	kind: "text";
	/** Frequent values to pick from. Any other text is allowed too. */
	suggestions?: readonly string[];
}

/**
 * Text of several paragraphs, separated by line breaks; part of an address, unique for each puppy (paths.ts); or text that
 * contains an amount of money (price/price-text.ts).
 */
interface OtherTextField extends AnyText {
	kind: "long text" | "path" | "price";
}

/** One of several options in the form. The API accepts any text, because older values are free text. */
export interface ChoiceField extends AnyText {
	kind: "choice";
	options: readonly string[];
	/** Label of the option for no choice. */
	blank: string;
}

/** A calendar day, YYYY-MM-DD. The default stands for an unknown day. */
export interface DayField extends AnyField {
	kind: "day";
	default: "" | null;
}

interface BooleanField extends AnyField {
	kind: "boolean";
	default: boolean;
}

/** A whole number from `min` to `max`, or null. */
export interface NumberField extends AnyField {
	kind: "number";
	min: number;
	max: number;
	default: null;
}

export type TextField = LineField | ChoiceField | OtherTextField;
export type PuppyField = TextField | DayField | BooleanField | NumberField;

export type ValueOf<Field extends PuppyField> = Field extends { kind: "boolean" }
	? boolean
	: Field extends { kind: "number" }
		? number | null
		: Field extends { kind: "day"; default: null }
			? string | null
			: string;
