/** A value other than the default for each field of a puppy, for tests that cover all fields. */
import type { PuppyFields } from "~/puppies/fields.ts";
import { BORN, TRAINED_SINCE, WENT_HOME } from "./born.ts";

export const puppyValues = {
	name: "Juniper",
	cardHeaderTitle: "Juniper the Second",
	profilePath: "juniper-the-second",
	breed: "Goldendoodle",
	breedLong: "F1 Standard Goldendoodle",
	breeder: "Turnip Patch",
	sex: "Female",
	dob: BORN,
	projectedSize: "45–55 lb",
	overview: "Juniper keeps the minutes.\nShe reads them out, too.",
	personality: "Watchful, gentle and quick.",
	available: false,
	availableDate: "From November 28, 2026",
	saleUpdate: "She runs the house now.",
	price: "$6,500",
	wentHomeOn: WENT_HOME,
	trainingStart: TRAINED_SINCE,
	quietLively: 10,
	independentClose: 20,
	carefulBold: 0,
	napHike: 100,
	mother: "Ruth, Golden Retriever",
	aboutMother: "Ruth weighs 58 lb.\nShe carries the mail in.",
	father: "Basil, Standard Poodle",
	aboutFather: "Basil, 52 lb, is a therapy dog.",
	healthTests: "Mother’s hips (OFA): good\nFather’s eyes (OFA): normal",
	vaccinations: "October 3, 2026: DHPP, first",
	guarantee: "Two years against what is inherited.",
} satisfies PuppyFields;
