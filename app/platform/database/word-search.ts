/**
 * Search in what people write: by the beginnings of words, so that `ann` finds Anna and not Joanne,
 * and by phone numbers.
 */
import { foldText, NOTHING } from "./folded-text.ts";

/** Patterns of one search. */
const PATTERNS_MAX = 8;
/** Digits that make a run of them a phone number, and digits of one without its area. */
const PHONE_MIN = 7;
const PHONE_LAST = 4;

/**
 * Folded text with two spaces before each word: with its spaces, the beginning of a word of one
 * letter has three characters too, which is what the search index is made of.
 */
export const wordBeginnings = (text: string) => foldText(text).replace(/^(?=.)| /g, "  ");

const digitsOf = (text: string) => foldText(text).replace(/\D/g, "");

/** A number as it is dialed, without its country, without its area, and its last digits. */
export function phoneNumbers(phone: string): string[] {
	const digits = digitsOf(phone);
	const national = digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
	return [digits, national, national.slice(-PHONE_MIN), national.slice(-PHONE_LAST)];
}

/** A phone number as people write it: digits that stand apart, and not in a word, belong together. */
const phoneRun = /(?<![\p{L}\p{N}])\+?\(?\d[\d\s()./-]{5,}\d(?![\p{L}\p{N}])/gu;

/**
 * What a search looks for, all of which must be found. Empty for an empty search; one without a
 * letter or digit, such as `#`, finds nothing. The words of an email address have to follow each
 * other, and words of one letter count only where there is no longer one.
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
