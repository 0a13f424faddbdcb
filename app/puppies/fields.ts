/**
 * The single table of a puppy's fields. The schemas, the admin form, the JSON API and its document, the
 * column selections of queries, the change log and the merging of concurrent edits are all derived from it.
 * docs/adding-a-field.md shows how to add a field. Pure, and without Zod, so that every page may use it.
 */
import { breeds } from "~/business/breeds.ts";
import type { PuppyField, ValueOf } from "./field-kinds.ts";
import { PATH_MAX } from "./paths.ts";
import { PRICE_UNAVAILABLE } from "./price/price-text.ts";

/** Shared by the temperament scales, which run from 0 to 100. */
const scale = { kind: "number", min: 0, max: 100, default: null } as const;
const temperament = { panel: "temperament", row: 1 } as const;

/** In the order of the JSON API's responses. */
export const puppyFields = {
	name: {
		kind: "text",
		label: "Name",
		limit: 80,
		required: "Please write the puppy's name.",
		form: { panel: "about", row: 1 },
	},
	cardHeaderTitle: {
		kind: "text",
		label: "Title on the card",
		hint: "If you leave it empty, the name is shown.",
		limit: 120,
		isMadeFromName: true,
		form: { panel: "about", row: 5 },
	},
	profilePath: {
		kind: "path",
		label: "Page address",
		hint: "If you leave it empty, it is made from the name. Once visitors have seen it, an old address leads to the new one.",
		limit: PATH_MAX,
		isMadeFromName: true,
		form: { panel: "about", row: 1 },
	},
	breed: {
		kind: "text",
		label: "Breed",
		limit: 80,
		required: "Please write the puppy's breed.",
		get suggestions() {
			return breeds();
		},
		form: { panel: "about", row: 2 },
	},
	breedLong: {
		kind: "text",
		label: "Long breed name",
		hint: "As the breeder writes it, for example: F1 Standard Goldendoodle.",
		limit: 200,
		form: { panel: "about", row: 2 },
	},
	breeder: {
		kind: "text",
		label: "Breeder",
		limit: 200,
		form: { panel: "about", row: 4 },
	},
	sex: {
		kind: "choice",
		label: "Sex",
		options: ["Female", "Male"],
		blank: "Not known yet",
		limit: 40,
		form: { panel: "about", row: 3 },
	},
	dob: {
		kind: "day",
		label: "Date of birth",
		default: "",
		form: { panel: "about", row: 3 },
	},
	projectedSize: {
		kind: "text",
		label: "Grown size",
		hint: "For example, 45–55 lb.",
		limit: 60,
		form: { panel: "about", row: 4 },
	},
	overview: {
		kind: "long text",
		label: "Overview",
		hint: "The opening text of the profile. Each new line starts a new paragraph.",
		limit: 5_000,
		form: { panel: "about", row: 6 },
	},
	personality: {
		kind: "long text",
		label: "Personality",
		hint: "What the puppy is like. Searches look here, too.",
		limit: 5_000,
		form: { panel: "about", row: 7 },
	},
	available: {
		kind: "boolean",
		label: "Available",
		default: true,
		form: { panel: "sale", row: 1 },
	},
	availableDate: {
		kind: "text",
		label: "Available date",
		hint: "In words, for example: From November 28, 2026.",
		limit: 120,
		form: { panel: "sale", row: 3 },
	},
	saleUpdate: {
		kind: "long text",
		label: "Sale update",
		hint: "The story after the sale. Shown once the puppy is sold.",
		limit: 5_000,
		form: { panel: "sale", row: 5 },
	},
	price: {
		kind: "price",
		label: "Price",
		hint: `A dollar amount, or “${PRICE_UNAVAILABLE}”.`,
		limit: 40,
		default: PRICE_UNAVAILABLE,
		form: { panel: "sale", row: 2 },
	},
	wentHomeOn: {
		kind: "day",
		label: "Went home on",
		hint: "Shown once the puppy is sold.",
		default: null,
		form: { panel: "sale", row: 4 },
	},
	trainingStart: {
		kind: "day",
		label: "Training starts on",
		hint: "The profile uses it to show which week of training the puppy is in.",
		default: null,
		form: { panel: "training", row: 1 },
	},
	quietLively: {
		...scale,
		label: "Quiet to lively",
		hint: "0 is quiet, 100 is lively. Leave it empty to hide the scale.",
		form: temperament,
	},
	independentClose: {
		...scale,
		label: "Independent to velcro",
		hint: "0 is independent, 100 is velcro. Leave it empty to hide the scale.",
		form: temperament,
	},
	carefulBold: {
		...scale,
		label: "Careful to bold",
		hint: "0 is careful, 100 is bold. Leave it empty to hide the scale.",
		form: temperament,
	},
	napHike: {
		...scale,
		label: "Needs a nap to needs a hike",
		hint: "0 needs a nap, 100 needs a hike. Leave it empty to hide the scale.",
		form: temperament,
	},
	mother: {
		kind: "text",
		label: "Mother",
		hint: "Her name and breed, for example: Ruth, Golden Retriever.",
		limit: 120,
		form: { panel: "background", row: 1 },
	},
	aboutMother: {
		kind: "long text",
		label: "About the mother",
		hint: "A few words about her: her weight, her job, what she is like.",
		limit: 1_000,
		form: { panel: "background", row: 2 },
	},
	father: {
		kind: "text",
		label: "Father",
		hint: "His name and breed, for example: Basil, Standard Poodle.",
		limit: 120,
		form: { panel: "background", row: 3 },
	},
	aboutFather: {
		kind: "long text",
		label: "About the father",
		hint: "A few words about him: his weight, his job, what he is like.",
		limit: 1_000,
		form: { panel: "background", row: 4 },
	},
	healthTests: {
		kind: "long text",
		label: "Health tests",
		hint: "One per line, with the result after a colon, for example: Mother’s hips (OFA): good.",
		limit: 3_000,
		form: { panel: "background", row: 5 },
	},
	vaccinations: {
		kind: "long text",
		label: "Vaccinations",
		hint: "One per line: the date, a colon, and the vaccine, for example: October 3, 2026: DHPP, first.",
		limit: 2_000,
		form: { panel: "background", row: 6 },
	},
	guarantee: {
		kind: "long text",
		label: "Guarantee",
		hint: "What you guarantee for this puppy. Each new line starts a new paragraph. If every line has a colon, the lines become a list.",
		limit: 3_000,
		form: { panel: "background", row: 7 },
	},
} as const satisfies Record<string, PuppyField>;

type Fields = typeof puppyFields;
export type FieldName = keyof Fields;
export type PuppyFields = { [Name in FieldName]: ValueOf<Fields[Name]> };

/** Names of the fields whose definition extends `What`. */
type NamesOf<What> = { [Name in FieldName]: Fields[Name] extends What ? Name : never }[FieldName];
/** Fields without which a puppy can't be stored, not even as a draft. */
export type RequiredName = NamesOf<{ required: string }>;
type DefaultedName = Exclude<FieldName, RequiredName | NamesOf<{ isMadeFromName: true }>>;

/** The values of a new puppy. A field that is left out gets its default or is made from the name. */
export type NewPuppy = Pick<PuppyFields, RequiredName> & Partial<PuppyFields>;
/** Changes to a puppy. A field that is left out stays as it is. */
export type PuppyChanges = Partial<PuppyFields>;

const isFieldName = (name: string): name is FieldName => Object.hasOwn(puppyFields, name);
/** The definition of a field, typed for any of them. */
export const fieldOf = (name: FieldName): PuppyField => puppyFields[name];

export const fieldNames = Object.keys(puppyFields).filter(isFieldName);
const isDefaulted = (name: FieldName): name is DefaultedName =>
	!("required" in fieldOf(name) || "isMadeFromName" in fieldOf(name));

/**
 * Makes an object with one property for each named field, in the order of `names`. `Things` gives the type
 * of each property: TypeScript checks that `make` returns one of these types, but not that it is the one
 * of the field.
 */
export function eachField<Things extends Partial<Record<FieldName, unknown>>>(
	names: readonly (FieldName & keyof Things)[],
	make: (name: FieldName & keyof Things) => Things[FieldName & keyof Things],
): Things;
export function eachField(
	names: readonly FieldName[],
	make: (name: FieldName) => unknown,
): Record<string, unknown> {
	return Object.fromEntries(names.map((name) => [name, make(name)]));
}

export const newPuppyDefaults = eachField<Pick<PuppyFields, DefaultedName>>(
	fieldNames.filter(isDefaulted),
	(name) => {
		const { default: own } = fieldOf(name);
		return own === undefined ? "" : own;
	},
);

/** Selects all fields of a puppy in a query. */
export const fieldColumns = eachField<Record<FieldName, true>>(fieldNames, () => true);
