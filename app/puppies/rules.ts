/**
 * What the site says of a puppy: age, line of its card, story (specification, sections 3 and 4).
 * Pure; a calendar day is always text, YYYY-MM-DD.
 */
import { dayInWords, daysBetween } from "../business/days.ts";
import { type Life, stateOf } from "./status.ts";

/** "15 weeks"; undefined before the birth and where the day of birth is not known. */
export function ageInWords(dob: string, day: string): string | undefined {
	const days = daysBetween(dob, day);
	if (days === undefined || days < 0) return undefined;
	const weeks = Math.floor(days / 7);
	if (weeks === 0) return "less than a week";
	return weeks === 1 ? "1 week" : `${weeks} weeks`;
}

/** "Went home September 26, 2026", for a sold puppy whose day is known. */
export function wentHome(puppy: Life & { wentHomeOn: string | null }) {
	if (stateOf(puppy) !== "sold" || !puppy.wentHomeOn) return undefined;
	return `Went home ${dayInWords(puppy.wentHomeOn)}`;
}

/** The line of a card under breed and sex; empty where nothing is known. */
export function cardLine(
	puppy: Life & {
		dob: string;
		projectedSize: string;
		wentHomeOn: string | null;
		saleUpdate: string;
	},
	day: string,
): string {
	if (stateOf(puppy) === "sold") return wentHome(puppy) ?? puppy.saleUpdate;
	const size = puppy.projectedSize && `grows to ${puppy.projectedSize}`;
	return [ageInWords(puppy.dob, day), size].filter(Boolean).join(" · ");
}

const pronouns = {
	female: { subject: "she", object: "her", possessive: "her", be: "is" },
	male: { subject: "he", object: "him", possessive: "his", be: "is" },
	other: { subject: "they", object: "them", possessive: "their", be: "are" },
} as const;

/** How one speaks of a puppy whose sex is written so; 'they' where it is something else. */
export function pronounsOf(sex: string) {
	const word = sex.trim().toLowerCase();
	return word === "female" || word === "male" ? pronouns[word] : pronouns.other;
}

/** The trainer's text as paragraphs: a line break starts a new one. */
export function paragraphsOf(text: string): string[] {
	return text
		.split(/\r?\n/)
		.map((paragraph) => paragraph.trim())
		.filter(Boolean);
}

/**
 * The words of a profile's overview, and of what is told of the page elsewhere: a sold puppy's
 * story, or what the trainer tells of the puppy. When it went home stands among the facts.
 */
export function storyOf(puppy: Life & { saleUpdate: string; overview: string }): string[] {
	const isTold = stateOf(puppy) === "sold" && puppy.saleUpdate;
	return paragraphsOf(isTold ? puppy.saleUpdate : puppy.overview);
}
