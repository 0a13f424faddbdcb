/** What a puppy is made of where one is written: fields, limits and what is said about them. */
import { z } from "zod";
import { day, dayOrNothing, text } from "~/platform/text.ts";
import { isReserved, PATH_MAX, pathForm, pathProblems } from "./paths.ts";
import { storedPrice } from "./price/price-text.ts";

/** Longest texts, in UTF-16 units as browsers count them, after trimming. */
export const limits = {
	name: 80,
	cardHeaderTitle: 120,
	profilePath: PATH_MAX,
	breed: 80,
	breedLong: 200,
	breeder: 200,
	sex: 40,
	projectedSize: 60,
	overview: 5_000,
	personality: 5_000,
	price: 40,
	availableDate: 120,
	saleUpdate: 5_000,
} as const;

/** Ends of the temperament scales. */
export const scale = { min: 0, max: 100 } as const;

const profilePath = text(PATH_MAX)
	.regex(pathForm, pathProblems.form)
	.refine((path) => !isReserved(path), pathProblems.reserved);

const temperament = z
	.int("A valid integer is required.")
	.min(scale.min, `Ensure this value is greater than or equal to ${scale.min}.`)
	.max(scale.max, `Ensure this value is less than or equal to ${scale.max}.`)
	.nullable();

const fields = {
	name: text(limits.name).min(1),
	cardHeaderTitle: text(limits.cardHeaderTitle),
	profilePath,
	breed: text(limits.breed).min(1),
	breedLong: text(limits.breedLong),
	breeder: text(limits.breeder),
	sex: text(limits.sex),
	dob: dayOrNothing(),
	projectedSize: text(limits.projectedSize),
	overview: text(limits.overview),
	personality: text(limits.personality),
	// What is written is understood ("6k" is "$6,000"); what can't be is said by doubts.ts.
	price: text(limits.price)
		.overwrite(storedPrice)
		.max(limits.price, `Ensure this field has no more than ${limits.price} characters.`),
	available: z.boolean("Must be a valid boolean."),
	availableDate: text(limits.availableDate),
	saleUpdate: text(limits.saleUpdate),
	wentHomeOn: day().nullable(),
	trainingStart: day().nullable(),
	quietLively: temperament,
	independentClose: temperament,
	carefulBold: temperament,
	napHike: temperament,
};

/** A new puppy: name and breed must be there, everything else can follow. */
export const newPuppySchema = z.object({
	...fields,
	/** The name, where no other title is given. */
	cardHeaderTitle: fields.cardHeaderTitle.optional(),
	/** Made from the name where none is given. */
	profilePath: fields.profilePath.optional(),
	breedLong: fields.breedLong.default(""),
	breeder: fields.breeder.default(""),
	sex: fields.sex.default(""),
	dob: fields.dob.default(""),
	projectedSize: fields.projectedSize.default(""),
	overview: fields.overview.default(""),
	personality: fields.personality.default(""),
	price: fields.price.default("unavailable"),
	available: fields.available.default(true),
	availableDate: fields.availableDate.default(""),
	saleUpdate: fields.saleUpdate.default(""),
	wentHomeOn: fields.wentHomeOn.default(null),
	trainingStart: fields.trainingStart.default(null),
	quietLively: temperament.default(null),
	independentClose: temperament.default(null),
	carefulBold: temperament.default(null),
	napHike: temperament.default(null),
});

/** Changes of a puppy: what isn't named stays as it is. */
export const puppyChangesSchema = z.object(fields).partial();

/** Everything that is written of a puppy. */
export type PuppyFields = z.output<z.ZodObject<typeof fields>>;
/** The fields' names, in the order in which one reads them. */
export const fieldNames = z.object(fields).keyof().options;
export type FieldName = keyof PuppyFields;

export type NewPuppy = z.output<typeof newPuppySchema>;
export type PuppyChanges = z.output<typeof puppyChangesSchema>;
