/**
 * What the trainer can edit is declared once, as fields with a label, a limit and a sample, in groups and lists.
 * The stored value, its form, its labels in forms, history and conflicts, its comparison, and the content of a
 * fresh site all follow from the declaration. Only the server and the admin import it; a page gets plain values.
 */
import { z } from "zod";
import type { PictureSource } from "~/business/picture-source.ts";
import type { FormattedPart } from "~/ui/page/formatted.tsx";
import { type ContentPicture, pictureText, readPicture, storedPicture } from "../picture.ts";

export type Control =
	| "line"
	| "text"
	| "lines"
	| "number"
	| "phone"
	| "email"
	| "url"
	| "time"
	| "day"
	| "choice"
	| "box"
	| "picture"
	| "hidden";

/** A value that is edited with one control. */
export interface Field<Value = unknown> {
	readonly control: Control;
	readonly label: string;
	/** A sentence under the control. */
	readonly help?: string;
	readonly isRequired: boolean;
	/** The most characters of the control's text. */
	readonly max?: number;
	/** The choices of a "choice" field: what is stored, and what people read. For a text, suggestions. */
	readonly options?: readonly Option[];
	/** Where the options of a "choice" field, or the suggestions of a line, come from if they depend on the site. */
	readonly source?: Source;
	/** Whether a day can't be in the future. */
	readonly isPast?: true;
	/** Whether a text has simple formatting (formatting.server.ts). */
	readonly isFormatted?: true;
	/** The label of the choice of nothing. */
	readonly blank?: string;
	/** The value of a fresh site. */
	readonly sample: Value;
	/** Reads a stored value. */
	readonly stored: z.ZodType<Value>;
	/** Reads and validates the control's text. */
	readonly typed: z.ZodType<Value, string | undefined>;
	toText(value: Value): string;
}

/** A text with simple formatting (formatting.server.ts). */
export interface FormattedField extends Field<string> {
	readonly isFormatted: true;
}

/** What a reference or a link can be chosen from; its options depend on what the site has. */
export type Source = "soldPuppies" | "offers" | "programs" | "pages";

export interface Option {
	value: string;
	label: string;
}

/** Fields that belong together: a section of the page and of its form. */
export interface Group<Inner extends Fields = Fields> {
	readonly control: "group";
	readonly label: string;
	readonly help?: string;
	readonly fields: Inner;
}

/** Rows of fields that can be added, removed and moved. */
export interface List<Row extends Fields = Fields> {
	readonly control: "list";
	readonly label: string;
	/** What one row is called, such as "Price". */
	readonly item: string;
	readonly help?: string;
	readonly min: number;
	readonly max: number;
	readonly fields: Row;
	/** The field in which no two rows may be the same. */
	readonly unique?: string;
	/** Whether the rows are the same in any order, such as the days of a week, so that none is moved. */
	readonly hasNoOrder?: true;
	/** The fields of each kind of row, if its rows are of several kinds; `fields` then holds those of all kinds. */
	readonly kinds?: Kinds;
	readonly sample: readonly RowOf<Row>[];
}

/** Kinds of rows by name. A row says of which it is in its field `kind`. */
export interface Kinds {
	readonly [kind: string]: Group;
}

/** A list whose rows are of several kinds, each with fields of its own. */
export interface Blocks<Each extends Kinds = Kinds> extends List {
	readonly kinds: Each;
}

export interface Fields {
	readonly [name: string]: Field | Group | List;
}

/** Whether a value is as it is stored, or as a page shows it. */
type Form = "stored" | "page";

/** A field's value. A page gets a picture with its addresses and sizes, and a formatted text in parts. */
type ValueOf<Part, As extends Form> = [Part, As] extends [PictureField, "page"]
	? PictureSource | undefined
	: [Part, As] extends [FormattedField, "page"]
		? readonly FormattedPart[]
		: Part extends Field<infer Value>
			? Value
			: never;

/** A row of a list. Its id identifies it for as long as it exists, wherever it is moved. */
export type RowOf<Row extends Fields, As extends Form = "stored"> = {
	readonly id: string;
} & ValuesOf<Row, As>;

/** A row of a list with kinds. */
export type BlockOf<Each extends Kinds, As extends Form = "stored"> = {
	readonly [Kind in keyof Each]: { readonly kind: Kind } & RowOf<Each[Kind]["fields"], As>;
}[keyof Each];

/** The values of fields. */
export type ValuesOf<Inner extends Fields, As extends Form = "stored"> = {
	readonly [Name in keyof Inner]: Inner[Name] extends Group<infer Below>
		? ValuesOf<Below, As>
		: Inner[Name] extends Blocks<infer Each>
			? readonly BlockOf<Each, As>[]
			: Inner[Name] extends List<infer Row>
				? readonly RowOf<Row, As>[]
				: ValueOf<Inner[Name], As>;
};

/** The values of fields as a page shows them. */
export type PageValues<Inner extends Fields> = ValuesOf<Inner, "page">;

/** The values of a fresh site. */
export function sampleOf<Inner extends Fields>(fields: Inner): ValuesOf<Inner>;
export function sampleOf(fields: Fields) {
	return Object.fromEntries(
		Object.entries(fields).map(([name, part]) => [
			name,
			part.control === "group" ? sampleOf(part.fields) : part.sample,
		]),
	);
}

/** A check box. */
export const box = (label: string, sample: boolean, help?: string): Field<boolean> => ({
	control: "box",
	label,
	...(help && { help }),
	isRequired: false,
	sample,
	stored: z.boolean(),
	typed: z
		.enum(["on", ""], "Please check the box or leave it empty.")
		.optional()
		.transform((on) => on === "on"),
	toText: (on) => (on ? "on" : ""),
});

export interface PictureField extends Field<ContentPicture | undefined> {
	readonly control: "picture";
}

/** A picture that can be replaced; without one, the page shows its own drawing or nothing. */
export const picture = (
	label: string,
	{ sample, ...settings }: { help?: string; blank?: string; sample?: ContentPicture } = {},
): PictureField => ({
	control: "picture",
	label,
	...settings,
	isRequired: false,
	sample,
	stored: storedPicture,
	typed: z
		.string()
		.default("")
		.transform((text, context) => {
			const chosen = readPicture(text);
			if (text && !chosen) {
				context.addIssue({ code: "custom", message: "Please choose one of the pictures." });
			}
			return chosen;
		}),
	toText: pictureText,
});

/** Fields under one heading. */
export const group = <const Inner extends Fields>(
	label: string,
	fields: Inner,
	help?: string,
): Group<Inner> => ({ control: "group", label, fields, ...(help && { help }) });

interface ListSettings<Row extends Fields> {
	item: string;
	fields: Row;
	max: number;
	min?: number;
	help?: string;
	unique?: keyof Row & string;
	hasNoOrder?: true;
	/**
	 * The rows of a fresh site; what they leave out is the fields' own sample. An id is needed only where something
	 * refers to it, such as a link to a part of a page.
	 */
	sample?: readonly (Partial<ValuesOf<Row>> & { readonly id?: string })[];
}

/** Rows that can be added, removed and moved. */
export const list = <const Row extends Fields>(
	label: string,
	{ min = 0, sample = [], ...rest }: ListSettings<Row>,
): List<Row> => ({
	control: "list",
	label,
	...rest,
	min,
	// The ids of the sample's rows are the same on every site and in every process.
	sample: sample.map((row, index) => ({
		...sampleOf(rest.fields),
		...row,
		id: row.id ?? `sample-${index + 1}`,
	})),
});

/** Rows of several kinds that can be added, removed and moved. A fresh site has none. */
export const blocks = <const Each extends Kinds>(
	label: string,
	{ item, max, kinds, help }: { item: string; max: number; kinds: Each; help?: string },
): Blocks<Each> => ({
	control: "list",
	label,
	item,
	...(help && { help }),
	min: 0,
	max,
	fields: Object.assign({}, ...Object.values(kinds).map((kind) => kind.fields)),
	kinds,
	sample: [],
});
