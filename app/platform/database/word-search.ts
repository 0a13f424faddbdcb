/**
 * Search in text that people write: by the beginnings of words, so that `ann` finds Anna but not Joanne,
 * and by phone numbers.
 */
import { foldText, NOTHING } from "./folded-text.ts";

/** Maximum number of patterns in one search. */
const PATTERNS_MAX = 8;
/** Digits of a phone number without its area code (shorter ones are not recognized), and its last digits. */
const PHONE_MIN = 7;
const PHONE_LAST = 4;

/**
 * Folded text with two spaces before each word. With these spaces, even a one-letter beginning of a word
 * has the three characters that the search index needs.
 */
export const wordBeginnings = (text: string) => foldText(text).replace(/^(?=.)| /g, "  ");

const digitsOf = (text: string) => foldText(text).replace(/\D/g, "");

/** A phone number in full, without the country code, without the area code, and its last four digits. */
export function phoneNumbers(phone: string): string[] {
	const digits = digitsOf(phone);
	const national = digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
	return [digits, national, national.slice(-PHONE_MIN), national.slice(-PHONE_LAST)];
}

/** A phone number as people write it: groups of digits that belong together and are not part of a word. */
const phoneRun = /(?<![\p{L}\p{N}])\+?\(?\d[\d\s()./-]{5,}\d(?![\p{L}\p{N}])/gu;

/**
 * The patterns of a search, all of which must be found. Empty for an empty search; a search without a
 * letter or digit, such as `#`, finds nothing. The parts of an email address must follow each other, and
 * words of one letter count only if there is no longer word.
 */
export function searchPatterns(search: string): string[] {
	const numbers: string[] = [];
	const rest = search.replace(phoneRun, (run) => {
		const digits = digitsOf(run);
		if (digits.length < PHONE_MIN) return run;
		numbers.push(digits);
		return " ";
	});
	const texts = rest
		.split(/\s+/)
		.flatMap((part) => (/^[^@]+@/.test(part) ? [foldText(part)] : foldText(part).split(" ")))
		.filter(Boolean);
	const found = [...new Set([...numbers, ...texts])];
	if (found.length === 0) return search.trim() === "" ? [] : [NOTHING];
	const long = found.filter((text) => text.length > 1);
	return (long.length > 0 ? long : found).slice(0, PATTERNS_MAX).map(wordBeginnings);
}
