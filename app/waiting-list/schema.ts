import { z } from "zod";
import { breeds } from "~/business/breeds.ts";
import {
	oneLine,
	optionalChoice,
	optionalEmail,
	optionalText,
	requiredText,
	several,
	writtenEmail,
	writtenText,
} from "~/platform/forms/written-text.ts";
import { criteria } from "~/puppies/list/finding/criteria.ts";
import { priceAmount } from "~/puppies/price/price-text.ts";
import { isMonth } from "./months.ts";
import { wishesNothing } from "./no-wish.ts";

/** Maximum lengths after trimming, in UTF-16 code units. */
export const waitingLimits = {
	name: 100,
	email: 254,
	phone_number: 40,
	other_breeds: 120,
	budget: 20,
	message: 2_000,
} as const;

/** The range of an accepted budget, in whole dollars. */
const budgetRange = { from: 500, to: 100_000 } as const;

/**
 * An entry is "unconfirmed" until the link in the email is used, "left" once it was taken off the
 * list, and "served" once the trainer marks that the family found its puppy.
 */
export const waitingStatuses = ["waiting", "unconfirmed", "served", "left"] as const;
export type WaitingStatus = (typeof waitingStatuses)[number];

/** Number of days that the link in a confirmation email works. */
export const CONFIRM_DAYS = 7;
/** Days after which an entry that was never confirmed is deleted. */
export const UNCONFIRMED_DAYS = 30;

/**
 * The names of the checkboxes for the breeds on offer, in order. Each sends the name of its breed, so that it means
 * the same when other breeds are on offer by then. A form may send each name only once, so each has its own.
 */
export const breedBoxNames = [
	...(["breed_1", "breed_2", "breed_3", "breed_4", "breed_5", "breed_6"] as const),
	...(["breed_7", "breed_8", "breed_9", "breed_10", "breed_11", "breed_12"] as const),
] as const;
export type BreedBox = (typeof breedBoxNames)[number];
export const isBreedBox = (name: string): name is BreedBox =>
	breedBoxNames.some((own) => own === name);

/** The breeds on offer, each with the name of its checkbox. */
export const breedBoxes = (): { name: BreedBox; breed: string }[] =>
	breedBoxNames.flatMap((name, index) => {
		const breed = breeds()[index];
		return breed ? [{ name, breed }] : [];
	});

/** The labels of the questions that don't depend on the breeds on offer. */
export const wishLabels = {
	other_breeds: "Other breeds",
	size: "Grown size",
	sex: "Female or male",
	when: "From which month",
	budget: "Budget",
	message: "Anything else we should know?",
} as const satisfies Record<Exclude<keyof WishValues, BreedBox>, string>;

/** The label of each question, those of the breeds on offer included. */
export const everyWishLabel = (): Readonly<Record<string, string>> => ({
	...wishLabels,
	...Object.fromEntries(breedBoxes().map(({ name, breed }) => [name, breed])),
});

/** The size classes of grown dogs, which the filters of the puppy list also use. */
export const sizes = criteria.size.choices.map(({ short, name }) => ({
	value: short,
	label: name,
}));
export const sexes = ["Female", "Male"] as const;

const NO_BUDGET = "Please write the budget as one amount in dollars, such as $6,000.";

const box = writtenText("Please choose the breed again.").overwrite(oneLine).max(80).default("");

const wishFields = {
	breed_1: box,
	breed_2: box,
	breed_3: box,
	breed_4: box,
	breed_5: box,
	breed_6: box,
	breed_7: box,
	breed_8: box,
	breed_9: box,
	breed_10: box,
	breed_11: box,
	breed_12: box,
	other_breeds: optionalText(
		"Please write the breed in words.",
		"other breeds",
		waitingLimits.other_breeds,
	),
	size: z
		.string()
		.refine(
			(size) => size === "" || sizes.some(({ value }) => value === size),
			"Please choose a size from the list.",
		)
		.default(""),
	sex: optionalChoice(sexes, "Please choose from the list."),
	when: z
		.string()
		.refine((month) => month === "" || isMonth(month), "Please choose a month from the list.")
		.default(""),
	budget: writtenText(NO_BUDGET)
		.overwrite(oneLine)
		.max(waitingLimits.budget, NO_BUDGET)
		.refine((written) => {
			const amount = priceAmount(written) ?? 0;
			return wishesNothing(written) || (amount >= budgetRange.from && amount <= budgetRange.to);
		}, NO_BUDGET)
		.default(""),
	message: optionalText(
		"Please write the message in words.",
		"the message",
		waitingLimits.message,
		several,
	),
};

export const wishSchema = z.object(wishFields);

export const joinSchema = z.object({
	name: requiredText("Please provide your name.", "your name", waitingLimits.name),
	email: writtenEmail("Please provide a valid email address to reach you at.", waitingLimits.email),
	phone_number: optionalText(
		"Please write the phone number in figures.",
		"the phone number",
		waitingLimits.phone_number,
	),
	...wishFields,
});

/** What the trainer writes about somebody who asks for a place; without an email address, they are told by phone. */
export const byHandSchema = joinSchema
	.extend({
		name: requiredText("Please write the family’s name.", "the name", waitingLimits.name),
		email: optionalEmail(
			"Please write an email address, such as dana@example.com.",
			waitingLimits.email,
		),
	})
	.check(({ value, issues }) => {
		if (value.phone_number || value.email) return;
		const message = "Please write a phone number or an email address.";
		issues.push({ code: "custom", path: ["phone_number"], message, input: value });
	});

export type JoinValues = z.output<typeof joinSchema>;
export type WishValues = z.output<typeof wishSchema>;
