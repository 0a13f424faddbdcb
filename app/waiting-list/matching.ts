/**
 * Decides which families a puppy suits, and says why. Pure functions. A wish the family left blank
 * never rules a puppy out.
 */

import { dayInWords } from "~/business/days.ts";
import { monthNumber } from "~/business/month-number.ts";
import { dollars } from "~/business/prices.ts";
import { foldText } from "~/platform/database/folded-text.ts";
import type { Puppy } from "~/platform/database/prisma/client.ts";
import { criteria } from "~/puppies/list/finding/criteria.ts";
import { findingColumns, grownPounds, readyOn } from "~/puppies/list/finding/finding-columns.ts";
import { testOf } from "~/puppies/list/finding/ranges.ts";
import { priceAmount } from "~/puppies/price/price-text.ts";
import { breedsOf, readBreeds } from "./breeds.ts";
import { isMonth } from "./months.ts";
import type { Wishes } from "./wishes.ts";

/**
 * The first day, YYYY-MM-DD, of a month as the form writes it, such as "From March 2027". Undefined
 * for any other text.
 */
export function firstDayOf(text: string): string | undefined {
	if (!isMonth(text)) return undefined;
	const [, name = "", year = ""] = text.split(" ");
	return `${year}-${String(monthNumber(name)).padStart(2, "0")}-01`;
}

/** The columns of a puppy that are compared with wishes. */
export type MatchedPuppy = Pick<
	Puppy,
	"name" | "breed" | "breedLong" | "sex" | "projectedSize" | "price" | "availableDate"
>;

export interface Reason {
	/** Undefined for a wish that couldn't be understood; the words then ask about it. */
	fits: boolean | undefined;
	text: string;
}

export interface Match {
	/** Whether no wish rules the puppy out. One that couldn't be understood never does. */
	fits: boolean;
	/** One reason for each compared wish; empty if there was nothing to compare. */
	reasons: Reason[];
}

/** "an Australian Labradoodle" */
const withArticle = (name: string) => `${/^[aeiou]/i.test(name) ? "an" : "a"} ${name}`;

/** The sex that a text names; undefined if it names none or both. */
function sexIn(text: string): "Female" | "Male" | undefined {
	const isFemale = /\b(?:females?|girls?|f)\b/i.test(text);
	const isMale = /\b(?:males?|boys?|m)\b/i.test(text);
	return isFemale === isMale ? undefined : isFemale ? "Female" : "Male";
}

/** Parses the trainer's texts about a puppy, once for all the wishes it is compared with. */
function readPuppy(puppy: MatchedPuppy, day: string) {
	const written = readyOn(puppy.availableDate);
	return {
		...puppy,
		day,
		breeds: breedsOf(puppy.breed, puppy.breedLong),
		foldedBreeds: ` ${foldText(`${puppy.breed} ${puppy.breedLong}`)} `,
		knownSex: sexIn(puppy.sex),
		pounds: grownPounds(puppy.projectedSize),
		amount: priceAmount(puppy.price),
		/** The first day on which a family could have it; empty if unknown. */
		ready: written === "" ? "" : written > day ? written : day,
		traits: { ...findingColumns(puppy), sex: puppy.sex, dob: "", available: true },
	};
}
type ReadPuppy = ReturnType<typeof readPuppy>;

const listOf = (names: readonly string[]) => [...new Set(names)].join(" or ");

function breedReason(puppy: ReadPuppy, wishes: Wishes): Reason | undefined {
	const { breed, breeds, foldedBreeds } = puppy;
	if (foldedBreeds.trim() === "") return undefined;
	const { isOpen, wished, unclear } = readBreeds(wishes.wishBreeds, breed);
	const isOwn = (text: string) => foldedBreeds.includes(` ${foldText(text)} `);
	const suiting = wished.filter(({ keys }) => keys.some((key) => breeds.has(key)));
	const labels = wished.map(({ label }) => label);
	if (unclear.some(isOwn) || suiting.some(({ narrower }) => narrower.every(isOwn))) {
		const [first = "", ...others] = [...labels, ...unclear.filter(isOwn)];
		return { fits: true, text: `would like ${listOf([withArticle(first), ...others])}` };
	}
	const asked = [...suiting.map(({ written }) => written), ...unclear];
	if (asked.length > 0) {
		return { fits: undefined, text: `asks for “${listOf(asked)}”: does it fit?` };
	}
	const [first, ...others] = labels;
	if (isOpen || first === undefined) return undefined;
	return {
		fits: false,
		text: `would like ${listOf([withArticle(first), ...others])}, not ${withArticle(breed || puppy.breedLong)}`,
	};
}

function sexReason(puppy: ReadPuppy, wishes: Wishes): Reason | undefined {
	const wished = sexIn(wishes.wishSex);
	if (!wished || !puppy.knownSex) return undefined;
	const fits = puppy.knownSex === wished;
	const wish = `would like a ${wished.toLowerCase()}`;
	return { fits, text: fits ? wish : `${wish}, but this one is ${puppy.knownSex.toLowerCase()}` };
}

function sizeReason(puppy: ReadPuppy, wishes: Wishes): Reason | undefined {
	const wished = criteria.size.choices.find(({ short }) => short === wishes.wishSize);
	if (!wished || puppy.pounds === 0) return undefined;
	const fits = testOf("size", wished.value, puppy.day)(puppy.traits);
	const size = wished.short.toLowerCase();
	return { fits, text: `would like a ${size} dog, and this one grows to ${puppy.projectedSize}` };
}

function budgetReason({ amount: price }: ReadPuppy, { wishBudget }: Wishes): Reason | undefined {
	if (wishBudget === null || price === undefined) return undefined;
	const fits = price <= wishBudget;
	const most = dollars(wishBudget);
	return {
		fits,
		text: `would pay up to ${most}${fits ? "" : `, but the price is ${dollars(price)}`}`,
	};
}

/** A puppy doesn't suit a family if it is ready before the month from which the family could take it. */
function whenReason({ ready, day }: ReadPuppy, { wishWhen }: Wishes): Reason | undefined {
	const wished = firstDayOf(wishWhen);
	if (!wished || ready === "") return undefined;
	const fits = ready >= wished;
	const month = `could take one ${wishWhen.charAt(0).toLowerCase()}${wishWhen.slice(1)} on`;
	if (fits) return { fits, text: month };
	const since = ready === day ? "is ready now" : `is ready on ${dayInWords(ready)}`;
	return { fits, text: `${month}, but this one ${since}` };
}

/** Returns a function that matches a family's wishes against a puppy. `day` is today. */
export function matcher(puppy: MatchedPuppy, day: string): (wishes: Wishes) => Match {
	const read = readPuppy(puppy, day);
	return (wishes) => {
		const reasons = [
			breedReason(read, wishes),
			sizeReason(read, wishes),
			sexReason(read, wishes),
			budgetReason(read, wishes),
			whenReason(read, wishes),
		].filter((reason) => reason !== undefined);
		return { fits: reasons.every(({ fits }) => fits !== false), reasons };
	};
}
