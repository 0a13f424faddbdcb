/** The form that adds a litter: what its puppies have in common once, then a row for each of them. */
import { z } from "zod";
import { formPanels } from "../field-kinds.ts";
import {
	eachField,
	type FieldName,
	fieldNames,
	fieldOf,
	type NewPuppy,
	type PuppyFields,
} from "../fields.ts";
import {
	CONFIRM_PRICE,
	fieldsSchema,
	type PuppyValues,
	questionPlausibility,
} from "./form-schema.ts";

/** The most puppies in a form. */
export const LITTER_MAX = 16;
const NO_PUPPY = "Please add at least one puppy.";
/** The name of the list of puppies in the form. */
export const ROWS = "puppies";

type SharedName = Exclude<FieldName, "name">;
const shared: readonly FieldName[] = [
	"breed",
	"breedLong",
	"dob",
	"breeder",
	"projectedSize",
	"overview",
	"price",
	"availableDate",
];

/** The fields that the puppies have in common, with everything about their parents, health and guarantee. */
export const sharedNames = formPanels.flatMap((panel) =>
	fieldNames.filter(
		(name): name is SharedName =>
			fieldOf(name).form.panel === panel && (panel === "background" || shared.includes(name)),
	),
);

/** The fields of each puppy. */
export const rowNames = ["name", "sex"] as const satisfies readonly FieldName[];

/** The name of a control in a row, counted from 0. */
export const rowControl = (row: number, name: (typeof rowNames)[number]) =>
	`${ROWS}[${row}].${name}`;

/** The names of the form's controls, with those of its rows. */
export const litterNames = (rows: number): string[] => [
	...sharedNames,
	ROWS,
	...Array.from({ length: rows }, (_, row) => rowNames.map((name) => rowControl(row, name))).flat(),
];

/** Everything that the form of the longest litter sends, except for hidden fields. */
export const sentNames = [...litterNames(LITTER_MAX), CONFIRM_PRICE];

export const litterSchema = fieldsSchema
	.omit({ name: true })
	.extend({
		[ROWS]: z
			.array(fieldsSchema.pick({ name: true, sex: true }), NO_PUPPY)
			.min(1, NO_PUPPY)
			.max(LITTER_MAX, `There is room for ${LITTER_MAX} puppies. Please remove some.`),
	})
	// All of them are for sale.
	.superRefine((values, context) => questionPlausibility({ ...values, available: true }, context));

/** The values of the form: those of its fields, and its rows. */
export interface LitterValues {
	readonly [name: string]: PuppyFields[FieldName] | undefined | readonly LitterRow[];
}
type LitterRow = Readonly<Partial<Pick<PuppyFields, (typeof rowNames)[number]>>>;

/** The puppies of a litter, each with all of its values. */
export const puppiesOf = ({
	[ROWS]: rows,
	...values
}: z.output<typeof litterSchema>): (PuppyValues & NewPuppy)[] =>
	rows.map((row) => ({
		...eachField<Partial<Pick<PuppyFields, SharedName>>>(sharedNames, (name) => values[name]),
		breed: values.breed,
		[CONFIRM_PRICE]: values[CONFIRM_PRICE],
		...row,
	}));
