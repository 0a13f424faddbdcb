/** The placeholders that letters may contain, with what each stands for and an example. */
import { facts } from "~/business/facts.ts";

export interface Placeholder {
	/** The name as written between braces. */
	name: string;
	/** What it stands for, for people to read. */
	means: string;
	/** The example that the preview shows. */
	sample: string;
}

/** A built-in letter. */
export interface LetterKind {
	/** The stored value (LetterTemplate.kind). */
	kind: string;
	name: string;
	/** When it is used, for people to read. */
	use: string;
	/** Undefined if the letter is not an email of its own. */
	subject?: string;
	text: string;
	placeholders: readonly Placeholder[];
}

/** The values about the business, for every letter. Read each time, because they can change. */
const businessValues = () => ({
	trainer: facts.trainer,
	brand: facts.brand,
	product: facts.product,
	phone: facts.phone,
	email: facts.email,
	place: facts.place,
});

export const ofBusiness = (
	name: keyof ReturnType<typeof businessValues>,
	means: string,
): Placeholder => ({
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

/** The value of {puppy} if no puppy is known. */
export const ANY_PUPPY = "the puppy";

const puppy: Placeholder = {
	name: "puppy",
	means: `the puppy they asked about or reserved, or “${ANY_PUPPY}” if there is none`,
	sample: "Juniper",
};

/** The placeholders of answers and other letters to a family. */
export const familyPlaceholders: readonly Placeholder[] = [...person, puppy, ...business];

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

/** The first word of a name: "Dana" for "Dana Whitfield". */
export const firstWord = (name: string) => name.trim().split(/\s+/)[0] ?? "";

/** The placeholder values for a letter to a family. */
export const familyValues = ({ name, puppy }: { name: string; puppy?: string }) => ({
	...businessValues(),
	name,
	"first name": firstWord(name),
	puppy: puppy || ANY_PUPPY,
});

/** The example values that the preview shows. */
export const sampleValues = (placeholders: readonly Placeholder[]): Record<string, string> =>
	Object.fromEntries(placeholders.map(({ name, sample }) => [name, sample]));
