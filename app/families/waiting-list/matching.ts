/** Whom a puppy fits, and why. Pure; what a family hasn't said fits. */
import { dollars } from "~/business/prices.ts";
import { foldText } from "~/platform/database/folded-text.ts";
import { priceAmount } from "~/puppies/price/price-text.ts";
import { dayInWords } from "~/puppies/rules.ts";
import { dayIn } from "./months.ts";
import { sizeClasses } from "./schema.ts";
import { breedsIn, type Wishes } from "./wishes.ts";

/** What of a puppy is compared. */
export interface MatchedPuppy {
	name: string;
	breed: string;
	breedLong: string;
	sex: string;
	projectedSize: string;
	price: string;
	availableDate: string;
}

export interface Reason {
	fits: boolean;
	words: string;
}

export interface Match {
	/** Nothing that is known speaks against it. */
	fits: boolean;
	/** What was compared; empty where the family wishes nothing in particular. */
	reasons: Reason[];
}

/** Words of a family that takes any breed. */
const anyBreed = /\b(any|all|every|no preference|open|whatever)\b/;

function breedReason(puppy: MatchedPuppy, wishes: Wishes): Reason | undefined {
	const wished = breedsIn(wishes.wishBreeds);
	const folded = wished.map(foldText).filter(Boolean);
	if (folded.length === 0 || folded.some((breed) => anyBreed.test(breed))) return undefined;
	const own = foldText(`${puppy.breed} ${puppy.breedLong}`);
	if (own === "") return undefined;
	const fits = folded.some((breed) => own.includes(breed) || breed.includes(foldText(puppy.breed)));
	const wish = wished.join(" or ");
	return {
		fits,
		words: fits ? `wishes for a ${wish}` : `wishes for a ${wish}, not a ${puppy.breed}`,
	};
}

function sexReason(puppy: MatchedPuppy, wishes: Wishes): Reason | undefined {
	if (!wishes.wishSex || !puppy.sex) return undefined;
	const fits = foldText(puppy.sex) === foldText(wishes.wishSex);
	const wish = `wishes for a ${wishes.wishSex.toLowerCase()}`;
	return { fits, words: fits ? wish : `${wish}, and this one is ${puppy.sex.toLowerCase()}` };
}

/** The pounds that a size in words names: "45–55 lb" is from 45 to 55. */
export function poundsIn(size: string): { from: number; to: number } | undefined {
	const numbers = [...size.matchAll(/\d{1,3}(?:\.\d+)?/g)].map(Number);
	const factor = /\b(kg|kilos?|kilograms?)\b/i.test(size) ? 2.2 : 1;
	const [first, second = first] = numbers;
	if (first === undefined || second === undefined || numbers.length > 2) return undefined;
	return { from: Math.min(first, second) * factor, to: Math.max(first, second) * factor };
}

function sizeReason(puppy: MatchedPuppy, wishes: Wishes): Reason | undefined {
	const wished = sizeClasses.find(({ value }) => value === wishes.wishSize);
	const pounds = poundsIn(puppy.projectedSize);
	if (!wished || !pounds) return undefined;
	const isOne = pounds.from === pounds.to;
	const fits = isOne
		? pounds.from >= wished.from && pounds.from <= wished.to
		: pounds.from < wished.to && pounds.to > wished.from;
	const size = wished.value.toLowerCase();
	return { fits, words: `wishes for a ${size} dog, and this one grows to ${puppy.projectedSize}` };
}

function budgetReason(puppy: MatchedPuppy, { wishBudget }: Wishes): Reason | undefined {
	const price = priceAmount(puppy.price);
	if (wishBudget === null || price === undefined) return undefined;
	const fits = price <= wishBudget;
	const most = dollars(wishBudget);
	return {
		fits,
		words: `would pay up to ${most}${fits ? "" : `, and the price is ${dollars(price)}`}`,
	};
}

/** A puppy is ready on the day that is written of it or, where none is, now. */
function whenReason(puppy: MatchedPuppy, { wishWhen }: Wishes, day: string): Reason | undefined {
	const wished = dayIn(wishWhen);
	if (!wished) return undefined;
	const written = dayIn(puppy.availableDate);
	const ready = written && written > day ? written : day;
	// The whole month before theirs begins is early.
	const fits = ready.slice(0, 7) >= wished.slice(0, 7);
	const month = `could take one ${wishWhen.charAt(0).toLowerCase()}${wishWhen.slice(1)}`;
	if (fits) return { fits, words: `${month} on` };
	const since = ready === day ? "is ready now" : `is ready on ${dayInWords(ready)}`;
	return { fits, words: `${month} on, and this one ${since}` };
}

/** Whether a puppy is what a family waits for, on `day`. */
export function match(puppy: MatchedPuppy, wishes: Wishes, day: string): Match {
	const reasons = [
		breedReason(puppy, wishes),
		sizeReason(puppy, wishes),
		sexReason(puppy, wishes),
		budgetReason(puppy, wishes),
		whenReason(puppy, wishes, day),
	].filter((reason) => reason !== undefined);
	return { fits: reasons.every(({ fits }) => fits), reasons };
}
