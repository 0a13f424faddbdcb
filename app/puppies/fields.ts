/**
 * The one table of what is written of a puppy. The schemas, the admin's form, the JSON API and its
 * document, the database's select lists, the record of changes and the merge of two editors all
 * follow from it; docs/adding-a-field.md shows how a field is added. Pure, and without Zod, so that
 * every page may use it.
 */
import type { PuppyField, ValueOf } from "./field-kinds.ts";
import { PATH_MAX } from "./paths.ts";
import { PRICE_UNAVAILABLE } from "./price/price-text.ts";

/** Ends of the temperament scales. */
const scale = { kind: "number", min: 0, max: 100, default: null, api: true } as const;
const temperament = { panel: "temperament", row: 1 } as const;

/** In the order of the JSON API's responses. */
export const puppyFields = {
	name: {
		kind: "text",
		label: "Name",
		limit: 80,
		required: "Please write the puppy's name.",
		form: { panel: "about", row: 1 },
		api: true,
	},
	cardHeaderTitle: {
		kind: "text",
		label: "Title on the card",
		hint: "Empty: the name.",
		limit: 120,
		isMadeFromName: true,
		form: { panel: "about", row: 5 },
		api: true,
	},
	profilePath: {
		kind: "path",
		label: "Profile path",
		hint: "Empty: made from the name.",
		limit: PATH_MAX,
		isMadeFromName: true,
		form: { panel: "about", row: 1 },
		api: true,
	},
	breed: {
		kind: "text",
		label: "Breed",
		limit: 80,
		required: "Please write the puppy's breed.",
		suggestions: [
			"Labradoodle",
			"Goldendoodle",
			"Bernedoodle",
			"Saint Berdoodle",
			"Standard Poodle",
			"Golden Retriever",
			"Labrador Retriever",
		],
		form: { panel: "about", row: 2 },
		api: true,
	},
	breedLong: {
		kind: "text",
		label: "Long breed name",
		hint: "As a breeder writes it: F1 Standard Goldendoodle.",
		limit: 200,
		default: "",
		form: { panel: "about", row: 2 },
		api: true,
	},
	breeder: {
		kind: "text",
		label: "Breeder",
		limit: 200,
		default: "",
		form: { panel: "about", row: 4 },
		api: true,
	},
	sex: {
		kind: "choice",
		label: "Sex",
		options: ["Female", "Male"],
		blank: "Not known yet",
		limit: 40,
		default: "",
		form: { panel: "about", row: 3 },
		api: true,
	},
	dob: {
		kind: "day",
		label: "Date of birth",
		default: "",
		form: { panel: "about", row: 3 },
		api: true,
		apiNote: "A day, YYYY-MM-DD, or empty.",
	},
	projectedSize: {
		kind: "text",
		label: "Grown size",
		hint: "Such as 45–55 lb.",
		limit: 60,
		default: "",
		form: { panel: "about", row: 4 },
		api: true,
	},
	overview: {
		kind: "long text",
		label: "Overview",
		hint: "The first words of the profile. A new line begins a new paragraph.",
		limit: 5_000,
		default: "",
		form: { panel: "about", row: 6 },
		api: true,
	},
	personality: {
		kind: "long text",
		label: "Personality",
		hint: "What the puppy is like. Searches look in here too.",
		limit: 5_000,
		default: "",
		form: { panel: "about", row: 7 },
		api: true,
	},
	available: {
		kind: "boolean",
		label: "Available",
		default: true,
		form: { panel: "sale", row: 1 },
		api: true,
	},
	availableDate: {
		kind: "text",
		label: "Available date",
		hint: "In words: From November 28, 2026.",
		limit: 120,
		default: "",
		form: { panel: "sale", row: 3 },
		api: true,
	},
	saleUpdate: {
		kind: "long text",
		label: "Sale update",
		hint: "The story after the sale. Shown once the puppy is sold.",
		limit: 5_000,
		default: "",
		form: { panel: "sale", row: 5 },
		api: true,
	},
	price: {
		kind: "price",
		label: "Price",
		hint: `A dollar amount, or “${PRICE_UNAVAILABLE}”.`,
		limit: 40,
		default: PRICE_UNAVAILABLE,
		form: { panel: "sale", row: 2 },
		api: true,
	},
	wentHomeOn: {
		kind: "day",
		label: "Went home on",
		hint: "Shown once the puppy is sold.",
		default: null,
		form: { panel: "sale", row: 4 },
		api: true,
	},
	trainingStart: {
		kind: "day",
		label: "Training starts on",
		hint: "The profile works out from it which week the puppy is in.",
		default: null,
		form: { panel: "training", row: 1 },
		api: true,
	},
	quietLively: {
		...scale,
		label: "Quiet to lively",
		hint: "0 is quiet, 100 lively. Empty: not shown.",
		form: temperament,
	},
	independentClose: {
		...scale,
		label: "Independent to velcro",
		hint: "0 is independent, 100 velcro. Empty: not shown.",
		form: temperament,
	},
	carefulBold: {
		...scale,
		label: "Careful to bold",
		hint: "0 is careful, 100 bold. Empty: not shown.",
		form: temperament,
	},
	napHike: {
		...scale,
		label: "Needs a nap to needs a hike",
		hint: "0 needs a nap, 100 a hike. Empty: not shown.",
		form: temperament,
	},
	mother: {
		kind: "text",
		label: "Mother",
		hint: "Her name and breed: Ruth, Golden Retriever.",
		limit: 120,
		default: "",
		form: { panel: "background", row: 1 },
		api: true,
	},
	aboutMother: {
		kind: "long text",
		label: "About the mother",
		hint: "A few words: what she weighs, what she does, what she is like.",
		limit: 1_000,
		default: "",
		form: { panel: "background", row: 2 },
		api: true,
	},
	father: {
		kind: "text",
		label: "Father",
		hint: "His name and breed: Basil, Standard Poodle.",
		limit: 120,
		default: "",
		form: { panel: "background", row: 3 },
		api: true,
	},
	aboutFather: {
		kind: "long text",
		label: "About the father",
		hint: "A few words, as about the mother.",
		limit: 1_000,
		default: "",
		form: { panel: "background", row: 4 },
		api: true,
	},
	healthTests: {
		kind: "long text",
		label: "Health tests",
		hint: "One on each line, the result after a colon: Mother’s hips (OFA): good.",
		limit: 3_000,
		default: "",
		form: { panel: "background", row: 5 },
		api: true,
	},
	vaccinations: {
		kind: "long text",
		label: "Vaccinations",
		hint: "One on each line, what was given after a colon: October 3, 2026: DHPP, first.",
		limit: 2_000,
		default: "",
		form: { panel: "background", row: 6 },
		api: true,
	},
	guarantee: {
		kind: "long text",
		label: "Guarantee",
		hint: "What is promised for this puppy. A new line begins a new paragraph, or an entry of a list where each line has a colon.",
		limit: 3_000,
		default: "",
		form: { panel: "background", row: 7 },
		api: true,
	},
} as const satisfies Record<string, PuppyField>;

type Fields = typeof puppyFields;
export type FieldName = keyof Fields;
/** Everything that is written of a puppy. */
export type PuppyFields = { [Name in FieldName]: ValueOf<Fields[Name]> };

/** Names of the fields of which something is true. */
type NamesOf<What> = { [Name in FieldName]: Fields[Name] extends What ? Name : never }[FieldName];
/** Without these nothing is stored, not even a draft. */
export type RequiredName = NamesOf<{ required: string }>;
export type DefaultedName = NamesOf<{ default: unknown }>;
export type ApiName = NamesOf<{ api: true }>;

/** What adds a puppy: what isn't given has its default, or is made from the name. */
export type NewPuppy = Pick<PuppyFields, RequiredName> & Partial<PuppyFields>;
/** What changes a puppy: what isn't given stays as it is. */
export type PuppyChanges = Partial<PuppyFields>;

const isFieldName = (name: string): name is FieldName => Object.hasOwn(puppyFields, name);
/** What the table says of a field, whichever it is. */
export const fieldOf = (name: FieldName): PuppyField => puppyFields[name];

export const fieldNames = Object.keys(puppyFields).filter(isFieldName);
export const apiNames = fieldNames.filter((name): name is ApiName => fieldOf(name).api);
export const requiredNames = fieldNames.filter(
	(name): name is RequiredName => "required" in fieldOf(name),
);
const defaultedNames = fieldNames.filter(
	(name): name is DefaultedName => "default" in fieldOf(name),
);

/**
 * One thing for each of the fields, in the table's order. `Things` says what each field's own is:
 * TypeScript sees that `make` returns one of them, and fields.test.ts that it is the field's own.
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

/** What a new puppy has where nothing is given. */
export const newPuppyDefaults = eachField<Pick<PuppyFields, DefaultedName>>(
	defaultedNames,
	(name) => puppyFields[name].default,
);

/** For a query that reads everything that is written. */
export const fieldColumns = eachField<Record<FieldName, true>>(fieldNames, () => true);
/** For a query that reads what the JSON API tells. */
export const apiColumns = eachField<Record<ApiName, true>>(apiNames, () => true);
