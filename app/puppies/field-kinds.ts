/** What can be said of a puppy's field in the table of fields.ts. */

/** The parts of the admin's form, in its order. */
export const formPanels = ["about", "sale", "background", "training", "temperament"] as const;
export type FormPanel = (typeof formPanels)[number];

interface AnyField {
	/** Its name in the form, in the record of changes and where two editors disagree. */
	label: string;
	/** Shown under its control. */
	hint?: string;
	/** Where its control is: fields of the same row are side by side. */
	form: { panel: FormPanel; row: number };
	/** Whether the JSON API reads and writes it. Its name there is its name here. */
	api: boolean;
	/** Said of it in the API's document. */
	apiNote?: string;
}

/** Text, whose limit is in UTF-16 units as browsers count them, after trimming. */
interface AnyText extends AnyField {
	limit: number;
	/** Nothing is stored without it, not even a draft: says so. */
	required?: string;
	/** What a new puppy has where nothing is given; a required text has none. */
	default?: string;
	/** What a new puppy has is made from its name instead. */
	isMadeFromName?: true;
}

export interface LineField extends AnyText {
	kind: "text";
	/** What is written most often; anything else can be written too. */
	suggestions?: readonly string[];
}

/** Paragraphs: a line break begins a new one. */
export interface LongTextField extends AnyText {
	kind: "long text";
}

/** One of several values; the API takes any text, as trainers wrote before there was a choice. */
export interface ChoiceField extends AnyText {
	kind: "choice";
	options: readonly string[];
	/** Shown for no choice. */
	blank: string;
}

/** Part of an address, which no two puppies share (paths.ts). */
export interface PathField extends AnyText {
	kind: "path";
}

/** Text with an amount in it (price/price-text.ts). */
export interface PriceField extends AnyText {
	kind: "price";
}

/** A day of the calendar, YYYY-MM-DD; not known is what it has by default. */
export interface DayField extends AnyField {
	kind: "day";
	default: "" | null;
}

export interface BooleanField extends AnyField {
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

export type TextField = LineField | LongTextField | ChoiceField | PathField | PriceField;
export type PuppyField = TextField | DayField | BooleanField | NumberField;

/** The type of a field's values. */
export type ValueOf<Field extends PuppyField> = Field extends { kind: "boolean" }
	? boolean
	: Field extends { kind: "number" }
		? number | null
		: Field extends { kind: "day"; default: null }
			? string | null
			: string;
