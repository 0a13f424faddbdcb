/** What a puppy is made of where one is written: fields, limits and what is said about them. */
import { z } from "zod";
import { day, dayOrNothing, text } from "~/platform/text.ts";

/** Longest profile path; a number that makes one unique is part of it. */
export const PATH_MAX = 80;
/** Addresses of the JSON API that a puppy of that path would hide. */
const reserved = new Set(["stock-photos"]);

const profilePath = text(PATH_MAX)
	.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Use lower-case letters, digits and single hyphens.")
	.refine((path) => !reserved.has(path), "This path is used by the site itself.");

const temperament = z
	.int("A valid integer is required.")
	.min(0, "Ensure this value is greater than or equal to 0.")
	.max(100, "Ensure this value is less than or equal to 100.")
	.nullable();

const fields = {
	name: text(80).min(1),
	cardHeaderTitle: text(120),
	profilePath,
	breed: text(80).min(1),
	breedLong: text(200),
	breeder: text(200),
	sex: text(40),
	dob: dayOrNothing(),
	projectedSize: text(60),
	overview: text(5_000),
	personality: text(5_000),
	price: text(40),
	available: z.boolean("Must be a valid boolean."),
	availableDate: text(120),
	saleUpdate: text(5_000),
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

export type NewPuppy = z.output<typeof newPuppySchema>;
export type PuppyChanges = z.output<typeof puppyChangesSchema>;
