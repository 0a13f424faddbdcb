/**
 * What the site says about a puppy: its age, the line on its card, its story (specification, sections
 * 3 and 4). Pure functions. A calendar day is always text, YYYY-MM-DD.
 */
import { dayInWords, daysBetween } from "../business/days.ts";
import { nameAndBreed } from "../business/name-and-breed.ts";
import { type SaleStatus, stateOf } from "./status.ts";
import { dayNamedIn } from "./written-day.ts";

/** The age, such as "15 weeks". Undefined before the birth and for an unknown date of birth. */
export function ageInWords(dob: string, day: string): string | undefined {
	const days = daysBetween(dob, day);
	if (days === undefined || days < 0) return undefined;
	const weeks = Math.floor(days / 7);
	if (weeks === 0) return "less than a week";
	return weeks === 1 ? "1 week" : `${weeks} weeks`;
}

/** "Went home September 26, 2026" for a sold puppy if that day is known, otherwise undefined. */
export function wentHome(puppy: SaleStatus & { wentHomeOn: string | null }) {
	if (stateOf(puppy) !== "sold" || !puppy.wentHomeOn) return undefined;
	return `Went home ${dayInWords(puppy.wentHomeOn)}`;
}

/**
 * The line of a card under breed and sex: age, grown size and, where that day is still to come, from when the puppy
 * can go home. Empty if there is nothing to show.
 */
export function cardLine(
	puppy: SaleStatus & {
		dob: string;
		projectedSize: string;
		wentHomeOn: string | null;
		saleUpdate: string;
		availableDate: string;
	},
	day: string,
): string {
	if (stateOf(puppy) === "sold") return wentHome(puppy) ?? puppy.saleUpdate;
	const size = puppy.projectedSize && `grows to ${puppy.projectedSize}`;
	const home = puppy.available ? dayNamedIn(puppy.availableDate) : undefined;
	const isLater = home !== undefined && (daysBetween(day, home) ?? 0) > 0;
	const from = isLater && `goes home from ${dayInWords(home, true)}`;
	return [ageInWords(puppy.dob, day), size, from].filter(Boolean).join(" · ");
}

/** Splits the trainer's text into paragraphs. Each line break starts a new one. */
export function paragraphsOf(text: string): string[] {
	return text
		.split(/\r?\n/)
		.map((paragraph) => paragraph.trim())
		.filter(Boolean);
}

/**
 * The paragraphs of a profile's overview, which are also used for its description in the head tags: the
 * sale update of a sold puppy if there is one, otherwise the overview. The day the puppy went home is not
 * part of them; it is shown among the facts.
 */
export function storyOf(puppy: SaleStatus & { saleUpdate: string; overview: string }): string[] {
	const isTold = stateOf(puppy) === "sold" && puppy.saleUpdate;
	return paragraphsOf(isTold ? puppy.saleUpdate : puppy.overview);
}

type Named = Parameters<typeof nameAndBreed>[0];

/**
 * The text of one of several photos that the trainer has not described: "Waffles, Golden Retriever, photo 1 of 5";
 * `index` counts from 0.
 */
export const photoText = (puppy: Named, index: number, count: number): string =>
	`${nameAndBreed(puppy)}, photo ${index + 1} of ${count}`;
