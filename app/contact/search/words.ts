/**
 * The words by which a message is found, and those of a search. Both are written the same way,
 * lower-case and without accents, so that a search finds what begins with its words by an index.
 */

/** Longest word that is kept: the beginning of a longer one. */
const WORD_MAX = 40;
const WORD_MIN = 2;
/** Words of the message itself: a long one has enough of them, and its short ones tell little. */
const TEXT_WORDS_MAX = 60;
const SHORT_WORDS_MAX = 40;
const SHORT_WORD_MAX = 2;
/** Words of all notes about a message together. */
const NOTE_WORDS_MAX = 400;
/** Words of a search that count. */
const SEARCH_WORDS_MAX = 8;
/** Digits that make a run of them a phone number, and digits of one without its area. */
const PHONE_MIN = 7;
const PHONE_LAST = 4;

/**
 * Raised where the rules below choose other words than before: at the next start the words of
 * messages that were stored by earlier rules are written again.
 */
export const WORDS_VERSION = 1;

const plain = (text: string) =>
	text
		.toWellFormed()
		.normalize("NFKD")
		.replace(/[\p{M}'’]/gu, "")
		.toLowerCase();

const cut = (word: string) => word.slice(0, WORD_MAX).toWellFormed();

const wordsIn = (text: string, min: number) =>
	plain(text)
		.split(/[^\p{L}\p{N}]+/u)
		.filter((word) => word.length >= min)
		.map(cut);

const digitsOf = (text: string) => plain(text).replace(/\D/g, "");

/** A number as it is dialled, without its country, without its area, and its last digits. */
function phoneWords(phone: string): string[] {
	const digits = digitsOf(phone);
	const national = digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
	return [digits, national, national.slice(-PHONE_MIN), national.slice(-PHONE_LAST)]
		.filter((word) => word.length >= WORD_MIN)
		.map(cut);
}

/** The word of a whole e-mail address, which no other answer makes. */
export const addressWord = (email: string) => cut(plain(email));

interface Answers {
	name: string;
	email: string;
	phoneNumber: string;
	message: string;
	puppyName: string;
	breedPreferences: string;
}

/** The words of the message itself: long ones and short ones each up to a number of their own. */
function textWords(text: string): string[] {
	const words = [...new Set(wordsIn(text, WORD_MIN))];
	const isShort = (word: string) => word.length <= SHORT_WORD_MAX;
	return [
		...words.filter((word) => !isShort(word)).slice(0, TEXT_WORDS_MAX),
		...words.filter(isShort).slice(0, SHORT_WORDS_MAX),
	];
}

/** All words of a message and of the notes about it, each once. */
export function messageWords(answers: Answers, notes: readonly string[] = []): string[] {
	const [local = "", domain = ""] = answers.email.split("@");
	const noted = new Set(notes.flatMap((note) => wordsIn(note, WORD_MIN)));
	return [
		...new Set([
			...wordsIn(answers.name, WORD_MIN),
			addressWord(answers.email),
			...[local, domain].map((part) => cut(plain(part))).filter((word) => word.length >= WORD_MIN),
			...wordsIn(answers.email, WORD_MIN),
			...phoneWords(answers.phoneNumber),
			...wordsIn(answers.puppyName, WORD_MIN),
			...wordsIn(answers.breedPreferences, WORD_MIN),
			...textWords(answers.message),
			...[...noted].slice(0, NOTE_WORDS_MAX),
		]),
	];
}

/** A phone number as people write it: digits that stand apart, and not in a word, belong together. */
const phoneRun = /(?<![\p{L}\p{N}])\+?\(?\d[\d\s()./-]{5,}\d(?![\p{L}\p{N}])/gu;

/**
 * What a search looks for: beginnings of words, all of which must be found. Empty for an empty
 * search. One without a letter or digit, such as `#`, is looked for as it stands: it finds an
 * e-mail address that begins so, and never every message.
 */
export function searchWords(search: string): string[] {
	const numbers: string[] = [];
	const rest = search.replace(phoneRun, (run) => {
		const digits = digitsOf(run);
		if (digits.length < PHONE_MIN) return run;
		numbers.push(cut(digits));
		return " ";
	});
	const words = rest.split(/\s+/).flatMap((part) => {
		const isAddress = /^[^@]+@/.test(part);
		return isAddress ? [addressWord(part)] : wordsIn(part, 1);
	});
	const found = [...new Set([...numbers, ...words])];
	const signs = cut(plain(search.trim()));
	if (found.length === 0) return signs === "" ? [] : [signs];
	const long = found.filter((word) => word.length >= WORD_MIN);
	return (long.length > 0 ? long : found).slice(0, SEARCH_WORDS_MAX);
}

/** The range in which the words lie that begin so. */
export const beginningWith = (word: string) => ({ gte: word, lt: `${word}\u{10ffff}` });
