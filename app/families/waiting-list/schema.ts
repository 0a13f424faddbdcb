/** The fields of a waiting list entry, with their limits and error messages. */
import { z } from "zod";
import {
	emailAddress,
	oneLine,
	oneOf,
	several,
	tooLong,
	withAsciiDomain,
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

/** Counting stops above this number of entries, and the page shows "1,000+". */
export const WAITING_COUNT_MAX = 1_000;

/** Number of days that the link in a confirmation email works. */
export const CONFIRM_DAYS = 7;
/** Days after which an entry that was never confirmed is deleted. */
export const UNCONFIRMED_DAYS = 30;

/** A checkbox for each breed on offer. A form may send each name only once, so each has its own name. */
export const breedBoxes = {
	breed_labradoodle: "Labradoodle",
	breed_goldendoodle: "Goldendoodle",
	breed_bernedoodle: "Bernedoodle",
	breed_saint_berdoodle: "Saint Berdoodle",
	breed_standard_poodle: "Standard Poodle",
	breed_golden_retriever: "Golden Retriever",
	breed_labrador_retriever: "Labrador Retriever",
} as const;

export type BreedBox = keyof typeof breedBoxes;
export const isBreedBox = (name: string): name is BreedBox => Object.hasOwn(breedBoxes, name);
export const breedBoxNames = Object.keys(breedBoxes).filter(isBreedBox);

/** The label of each question. */
export const wishLabels = {
	...breedBoxes,
	other_breeds: "Other breeds",
	size: "Grown size",
	sex: "Female or male",
	when: "From which month",
	budget: "The most you would pay",
	message: "Anything else we should know?",
} as const satisfies Record<keyof WishAnswers, string>;

/** The size classes of grown dogs, which the filters of the puppy list also use. */
export const sizes = criteria.size.choices.map(({ short, name }) => ({
	value: short,
	label: name,
}));
export const sexes = ["Female", "Male"] as const;

export const waitingProblems = {
	name: "Please provide your name.",
	email: "Please provide a valid email address to reach you at.",
	budget: "Please write the most you would pay as one amount in dollars, such as $6,000.",
} as const;

const box = z.boolean().default(false);

const wishFields = {
	breed_labradoodle: box,
	breed_goldendoodle: box,
	breed_bernedoodle: box,
	breed_saint_berdoodle: box,
	breed_standard_poodle: box,
	breed_golden_retriever: box,
	breed_labrador_retriever: box,
	other_breeds: writtenText("Please write the breed in words.")
		.overwrite(oneLine)
		.max(waitingLimits.other_breeds, {
			error: tooLong("other breeds", waitingLimits.other_breeds),
		})
		.default(""),
	size: z
		.string()
		.refine(
			(size) => size === "" || sizes.some(({ value }) => value === size),
			"Please choose a size from the list.",
		)
		.default(""),
	sex: oneOf(sexes, "Please choose from the list."),
	when: z
		.string()
		.refine((month) => month === "" || isMonth(month), "Please choose a month from the list.")
		.default(""),
	budget: writtenText(waitingProblems.budget)
		.overwrite(oneLine)
		.max(waitingLimits.budget, waitingProblems.budget)
		.refine((written) => {
			const amount = priceAmount(written) ?? 0;
			return wishesNothing(written) || (amount >= budgetRange.from && amount <= budgetRange.to);
		}, waitingProblems.budget)
		.default(""),
	message: writtenText("Please write your message in words.")
		.overwrite(several)
		.max(waitingLimits.message, { error: tooLong("your message", waitingLimits.message) })
		.default(""),
};

export const wishSchema = z.object(wishFields);
export const wishNames = wishSchema.keyof().options;

export const joinSchema = z.object({
	name: writtenText(waitingProblems.name)
		.overwrite(oneLine)
		.min(1, waitingProblems.name)
		.max(waitingLimits.name, { error: tooLong("your name", waitingLimits.name) }),
	email: writtenText(waitingProblems.email)
		.overwrite(oneLine)
		.overwrite(withAsciiDomain)
		.max(waitingLimits.email, {
			error: tooLong("your email address", waitingLimits.email),
			abort: true,
		})
		.regex(emailAddress, waitingProblems.email),
	phone_number: writtenText("Please write the phone number in figures.")
		.overwrite(oneLine)
		.max(waitingLimits.phone_number, {
			error: tooLong("your phone number", waitingLimits.phone_number),
		})
		.default(""),
	...wishFields,
});
export const joinNames = joinSchema.keyof().options;

export type JoinAnswers = z.output<typeof joinSchema>;
export type WishAnswers = z.output<typeof wishSchema>;
