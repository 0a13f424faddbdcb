/**
 * Search in text that people write: by the beginnings of words, so that `ann` finds Anna but not Joanne,
 * and by phone numbers.
 */
import { numbersIn, phonesIn } from "../phone-number.server.ts";
import { foldText, NOTHING } from "./folded-text.ts";

const PATTERNS_MAX = 8;
/** Digits of a phone number without its area code (fewer are not recognized), and its last digits. */
const PHONE_MIN = 7;
const PHONE_LAST = 4;

/**
 * Folded text with two spaces before each word. With these spaces, even a one-letter beginning of a word
 * has the three characters that the search index needs.
 */
export const wordBeginnings = (text: string) => foldText(text).replace(/^(?=.)| /g, "  ");

/** A part of a phone number as people write it: digits that belong together and are not part of a word. */
const phoneRun = /(?<![\p{L}\p{N}])\+?\(?\d[\d\s()./-]{5,}\d(?![\p{L}\p{N}])/gu;

/**
 * The digits of the incomplete or foreign phone numbers in a text, without the 0 that some countries dial
 * first, and the text without them.
 */
function otherDigits(text: string): { digits: string[]; rest: string } {
	const all: string[] = [];
	const rest = text.replace(phoneRun, (run) => {
		const digits = foldText(run).replace(/\D/g, "");
		if (digits.length < PHONE_MIN) return run;
		all.push(digits.length > PHONE_MIN ? digits.replace(/^0+/, "") : digits);
		return " ";
	});
	return { digits: all, rest };
}

/**
 * What finds somebody by the phone number they gave: their words, and each number with and without its
 * country code, without its area code, and its last four digits.
 */
export function phoneTerms(text: string): string[] {
	const { numbers, rest } = phonesIn(text);
	const national = [...numbers.map((each) => each.national), ...otherDigits(rest).digits];
	return [
		text,
		...numbers.map(({ number }) => number.slice(1)),
		...national.flatMap((digits) => [digits, digits.slice(-PHONE_MIN), digits.slice(-PHONE_LAST)]),
	];
}

/**
 * The patterns of a search, all of which must be found. Empty for an empty search; a search without a
 * letter or digit, such as `#`, finds nothing. The parts of an email address must follow each other, and
 * words of one letter count only if there is no longer word. A phone number's extension doesn't count.
 */
export function searchPatterns(search: string): string[] {
	const { numbers, rest: others } = numbersIn(search);
	const { digits, rest } = otherDigits(others);
	const texts = rest
		.split(/\s+/)
		.flatMap((part) => (/^[^@]+@/.test(part) ? [foldText(part)] : foldText(part).split(" ")))
		.filter(Boolean);
	const phones = [...numbers.map(({ national }) => national), ...digits];
	const found = [...new Set([...phones, ...texts])];
	if (found.length === 0) return search.trim() === "" ? [] : [NOTHING];
	const long = found.filter((text) => text.length > 1);
	// After other digits, such as a 0 or a country code, a number may be the end of a word.
	const pattern = (text: string) =>
		phones.includes(text) && new RegExp(`\\d${text}`).test(search) ? text : wordBeginnings(text);
	return (long.length > 0 ? long : found).slice(0, PATTERNS_MAX).map(pattern);
}
