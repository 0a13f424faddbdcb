/** A value of each field of a puppy that isn't its default, for tests of what all fields have. */
import type { PuppyFields } from "~/puppies/fields.ts";

export const puppyValues = {
	name: "Juniper",
	cardHeaderTitle: "Juniper the Second",
	profilePath: "juniper-the-second",
	breed: "Goldendoodle",
	breedLong: "F1 Standard Goldendoodle",
	breeder: "Turnip Patch",
	sex: "Female",
	dob: "2026-08-08",
	projectedSize: "45–55 lb",
	overview: "Juniper keeps the minutes.\nShe reads them out, too.",
	personality: "Watchful, gentle and quick.",
	available: false,
	availableDate: "From November 28, 2026",
	saleUpdate: "She runs the house now.",
	price: "$6,500",
	wentHomeOn: "2026-11-14",
	trainingStart: "2026-10-01",
	quietLively: 10,
	independentClose: 20,
	carefulBold: 0,
	napHike: 100,
} satisfies PuppyFields;
