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

/** What stands for the business, in every letter: read each time, because it can change. */
const businessValues = () => ({
	trainer: facts.trainer,
	brand: facts.brand,
	product: facts.product,
	phone: facts.phone,
	email: facts.email,
	place: facts.place,
});

const ofBusiness = (name: keyof ReturnType<typeof businessValues>, means: string): Placeholder => ({
	name,
	means,
	get sample() {
		return businessValues()[name];
	},
});

const business: readonly Placeholder[] = [
	ofBusiness("trainer", "your name"),
	ofBusiness("brand", "the name of the business"),
	ofBusiness("product", "what you sell"),
	ofBusiness("phone", "your phone number"),
	ofBusiness("email", "your email address"),
	ofBusiness("place", "city and region"),
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
	...businessValues(),
	name,
	"first name": firstWord(name),
	puppy: puppy || ANY_PUPPY,
});

/** What the preview shows. */
export const sampleValues = (placeholders: readonly Placeholder[]): Record<string, string> =>
	Object.fromEntries(placeholders.map(({ name, sample }) => [name, sample]));
