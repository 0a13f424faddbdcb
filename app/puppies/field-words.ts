/** The fields of a puppy in words: for the admin's form, the record of changes and differences. */
import { dayInWords } from "./rules.ts";
import { type FieldName, fieldNames, type PuppyFields } from "./schema.ts";

export const fieldLabels: Readonly<Record<FieldName, string>> = {
	name: "Name",
	cardHeaderTitle: "Title on the card",
	profilePath: "Profile path",
	breed: "Breed",
	breedLong: "Long breed name",
	breeder: "Breeder",
	sex: "Sex",
	dob: "Date of birth",
	projectedSize: "Grown size",
	overview: "Overview",
	personality: "Personality",
	price: "Price",
	available: "Available",
	availableDate: "Available date",
	saleUpdate: "Sale update",
	wentHomeOn: "Went home on",
	trainingStart: "Training starts on",
	quietLively: "Quiet to lively",
	independentClose: "Independent to velcro",
	carefulBold: "Careful to bold",
	napHike: "Needs a nap to needs a hike",
};

/** What is written in most often; any other breed can be written too. */
export const commonBreeds = [
	"Labradoodle",
	"Goldendoodle",
	"Bernedoodle",
	"Saint Berdoodle",
	"Standard Poodle",
	"Golden Retriever",
	"Labrador Retriever",
] as const;

export const sexes = ["Female", "Male"] as const;

const days = new Set<string>(["dob", "wentHomeOn", "trainingStart"]);

/** The label of a field, also of one that is not a puppy's own (a photo's). */
export function labelOf(field: string): string {
	const own = fieldNames.find((name) => name === field);
	if (own) return fieldLabels[own];
	const words = field.replace(/([A-Z])/g, " $1").toLowerCase();
	return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A value as one says it; empty where there is none. */
export function valueInWords(field: string, value: unknown): string {
	if (value === null || value === undefined) return "";
	if (typeof value === "boolean") return value ? "Yes" : "No";
	if (typeof value === "string") return days.has(field) ? dayInWords(value) : value;
	return typeof value === "number" ? String(value) : JSON.stringify(value);
}

/** The values of a puppy's fields as the form's controls hold them. */
export function asAnswers(puppy: PuppyFields): Record<FieldName, string> {
	const answer = (value: PuppyFields[FieldName]) =>
		typeof value === "boolean" ? (value ? "on" : "") : String(value ?? "");
	return {
		name: puppy.name,
		// The name stands on the card unless there is something else to say.
		cardHeaderTitle: puppy.cardHeaderTitle === puppy.name ? "" : puppy.cardHeaderTitle,
		profilePath: puppy.profilePath,
		breed: puppy.breed,
		breedLong: puppy.breedLong,
		breeder: puppy.breeder,
		sex: puppy.sex,
		dob: puppy.dob,
		projectedSize: puppy.projectedSize,
		overview: puppy.overview,
		personality: puppy.personality,
		price: puppy.price,
		available: answer(puppy.available),
		availableDate: puppy.availableDate,
		saleUpdate: puppy.saleUpdate,
		wentHomeOn: answer(puppy.wentHomeOn),
		trainingStart: answer(puppy.trainingStart),
		quietLively: answer(puppy.quietLively),
		independentClose: answer(puppy.independentClose),
		carefulBold: answer(puppy.carefulBold),
		napHike: answer(puppy.napHike),
	};
}
