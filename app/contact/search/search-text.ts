/**
 * The text by which a message is found, and what a search looks for in it: beginnings of its words,
 * so that `ann` finds Anna and not Joanne.
 */
import { foldText, NOTHING } from "~/platform/database/folded-text.ts";

/** Patterns of one search. */
const PATTERNS_MAX = 8;
/** Digits that make a run of them a phone number, and digits of one without its area. */
const PHONE_MIN = 7;
const PHONE_LAST = 4;

interface Searched {
	name: string;
	email: string;
	phoneNumber: string;
	message: string;
	puppyName: string;
	breedPreferences: string;
}

/**
 * Folded text with two spaces before each word: with its spaces, the beginning of a word of one
 * letter has three characters too, which is what the search index is made of.
 */
const wordBeginnings = (text: string) => foldText(text).replace(/^(?=.)| /g, "  ");

const digitsOf = (text: string) => foldText(text).replace(/\D/g, "");

/** A number as it is dialed, without its country, without its area, and its last digits. */
function phoneNumbers(phone: string): string[] {
	const digits = digitsOf(phone);
	const national = digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
	return [digits, national, national.slice(-PHONE_MIN), national.slice(-PHONE_LAST)];
}

/** The text of a message's `searchText` column, with what its notes say. */
export function searchText(message: Searched, notes: readonly { text: string }[] = []): string {
	const { name, email, phoneNumber, puppyName, breedPreferences } = message;
	const texts = [name, email, ...phoneNumbers(phoneNumber), puppyName, breedPreferences];
	return wordBeginnings([...texts, message.message, ...notes.map(({ text }) => text)].join(" "));
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
