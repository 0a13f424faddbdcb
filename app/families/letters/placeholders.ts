/** The placeholders that letters may hold, what each stands for, and an example of it. */
import { facts } from "~/business/facts.ts";

export interface Placeholder {
	/** As it is written between braces. */
	name: string;
	/** What it stands for, in words. */
	means: string;
	/** What the preview shows in its place. */
	sample: string;
}

/** What stands for the business, in every letter. */
export const businessValues = {
	get trainer() {
		return facts.trainer;
	},
	get brand() {
		return facts.brand;
	},
	get product() {
		return facts.product;
	},
	get phone() {
		return facts.phone;
	},
	get email() {
		return facts.email;
	},
	get place() {
		return facts.place;
	},
} as const;

const business: readonly Placeholder[] = [
	{ name: "trainer", means: "your name", sample: businessValues.trainer },
	{ name: "brand", means: "the name of the business", sample: businessValues.brand },
	{ name: "product", means: "what you sell", sample: businessValues.product },
	{ name: "phone", means: "your phone number", sample: businessValues.phone },
	{ name: "email", means: "your email address", sample: businessValues.email },
	{ name: "place", means: "city and region", sample: businessValues.place },
];

const person: readonly Placeholder[] = [
	{ name: "name", means: "the family’s name, as they wrote it", sample: "Dana Whitfield" },
	{ name: "first name", means: "the first word of their name", sample: "Dana" },
];

/** What stands for a puppy that isn't known. */
export const ANY_PUPPY = "the puppy";

const puppy: Placeholder = {
	name: "puppy",
	means: `the puppy that they asked for or reserved; “${ANY_PUPPY}” where there is none`,
	sample: "Juniper",
};

/** Of what answers or is sent to a family. */
export const familyPlaceholders: readonly Placeholder[] = [...person, puppy, ...business];

/** Of what confirms a message. */
export const confirmationPlaceholders: readonly Placeholder[] = [
	...person,
	puppy,
	{
		name: "message",
		means: "a copy of what they wrote",
		sample: "Is Juniper still available? We have a cat and a fenced garden.",
	},
	...business,
];

/** "Dana" of "Dana Whitfield". */
const firstWord = (name: string) => name.trim().split(/\s+/)[0] ?? "";

/** The values of a letter to a family. */
export const familyValues = ({ name, puppy }: { name: string; puppy?: string }) => ({
	...businessValues,
	name,
	"first name": firstWord(name),
	puppy: puppy || ANY_PUPPY,
});

/** What the preview shows. */
export const sampleValues = (placeholders: readonly Placeholder[]): Record<string, string> =>
	Object.fromEntries(placeholders.map(({ name, sample }) => [name, sample]));
