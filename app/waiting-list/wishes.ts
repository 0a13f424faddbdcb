/** Converts a family's wishes between form values, stored columns and words. */
import { z } from "zod";
import { dollars } from "~/business/prices.ts";
import type { wishColumns } from "~/families/schema.ts";
import type { WaitingEntry } from "~/platform/database/prisma/client.ts";
import { oneLine, several } from "~/platform/forms/written-text.ts";
import { priceAmount } from "~/puppies/price/price-text.ts";
import { wishesNothing } from "./no-wish.ts";
import { breedBoxes, breedBoxNames, type WishValues, waitingLimits } from "./schema.ts";

/**
 * Wishes as stored; unknown ones are empty or null. The breeds are separated by commas, the earliest month is in
 * words, and the budget in whole dollars.
 */
export type Wishes = Pick<WaitingEntry, keyof typeof wishColumns>;

const askedForSchema = z.object({
	name: z.string().default(""),
	phoneNumber: z.string().default(""),
	wishBreeds: z.string(),
	wishSize: z.string(),
	wishSex: z.string(),
	wishWhen: z.string(),
	wishBudget: z.number().nullable(),
	message: z.string(),
});

/**
 * What another form asked for in the name of an entry, besides the wishes that the entry has. Undefined if
 * there is none.
 */
export const askedForIn = ({ askedFor }: { askedFor: string }) =>
	askedFor === "" ? undefined : askedForSchema.parse(JSON.parse(askedFor));

/** The breeds of a stored wish. */
export const breedsIn = (wishBreeds: string): string[] =>
	wishBreeds
		.split(",")
		.map((breed) => breed.trim())
		.filter(Boolean);

/** A budget with cents is rounded up, so that a puppy of exactly that price still fits. */
function wholeDollars(budget: string): number | undefined {
	const amount = priceAmount(budget);
	return amount && Math.ceil(amount);
}

/** Normalizes a value to what would be stored, so that resubmitting it doesn't count as a change. */
export function wishMeaning(name: string, text: string): string {
	if (name === "budget") return wishesNothing(text) ? "" : String(wholeDollars(text) ?? text);
	if (name === "other_breeds") return breedsIn(oneLine(text)).join(", ");
	return name === "message" ? several(text) : oneLine(text);
}

export function wishesOf(values: WishValues): Wishes {
	const chosen = breedBoxNames.map((name) => values[name]).filter(Boolean);
	return {
		wishBreeds: [...chosen, ...breedsIn(values.other_breeds)].join(", "),
		wishSize: values.size,
		wishSex: values.sex,
		wishWhen: values.when,
		wishBudget: wholeDollars(values.budget) ?? null,
	};
}

/** The form's default values for changing these wishes. */
export function formValuesOf(entry: Wishes & { message: string }) {
	const wished = breedsIn(entry.wishBreeds);
	const boxes = breedBoxes().filter(({ breed }) => wished.includes(breed));
	const offered = boxes.map(({ breed }) => breed);
	return {
		...Object.fromEntries(boxes.map(({ name, breed }) => [name, breed])),
		other_breeds: wished
			.filter((breed) => !offered.includes(breed))
			.join(", ")
			.slice(0, waitingLimits.other_breeds),
		size: entry.wishSize,
		sex: entry.wishSex,
		when: entry.wishWhen,
		budget: entry.wishBudget === null ? "" : dollars(entry.wishBudget),
		message: entry.message,
	};
}

/** "Goldendoodle, Medium, Female, From March 2027, up to $6,000"; empty if there are no wishes. */
export function wishesInWords(wishes: Wishes): string {
	const { wishBreeds, wishSize, wishSex, wishWhen, wishBudget } = wishes;
	const budget = wishBudget === null ? "" : `up to ${dollars(wishBudget)}`;
	return [breedsIn(wishBreeds).join(" or "), wishSize, wishSex, wishWhen, budget]
		.filter(Boolean)
		.join(", ");
}
