/** Reads the phone numbers that people write: for links, search, structured data and exports. */
import { type NumberFound, PhoneNumberMatcher } from "libphonenumber-js/min";
import type { PhoneNumber } from "./public-settings.ts";

/** A number without a country code is American. It needn't be assigned to anybody, as 555-0142 isn't. */
const options = { defaultCountry: "US", v2: true, leniency: "POSSIBLE" } as const;

/** The keys of a telephone for the letters from A to Z. */
const KEYS = "22233344455566677778889999";
/** An area code and seven or more letters or digits, as in 1-800-GET-DOGS. */
const vanity =
	/(?<![\p{L}\d])((?:1[\s.-]*)?\(?[2-9]\d\d[\s).-]+)([A-Z\d](?:[\s.-]?[A-Z\d]){6,}|[A-Za-z\d](?:[.-]?[A-Za-z\d]){6,})/gu;

/** Replaces letters with digits: those of vanity numbers, of which seven are dialed, and an O or l for 0 or 1. */
const spelledInDigits = (text: string) =>
	text.normalize("NFKC").replace(vanity, (whole, area: string, rest: string) => {
		if (!/[A-Za-z]/.test(rest)) return whole;
		const typed = /^(?=.*\d)[\dOoIl\s.-]+$/.test(rest)
			? rest.replace(/o/gi, "0").replace(/[Il]/g, "1")
			: rest;
		const keys = typed
			.replace(/[^A-Za-z\d]/g, "")
			.replace(/[A-Z]/gi, (letter) => KEYS.charAt(letter.toUpperCase().charCodeAt(0) - 65));
		return area + keys.slice(0, 7);
	});

/** "00", or "0011" in Australia, before a country code: what begins a number, not two digits of a word such as 2e00193c. */
const exitCode =
	/(?<![\p{L}\p{N}])(?<![\d+][^\p{L}\d]*)00(?:11)?[\s.-]*(?=[1-9](?:[^\p{L}\p{N}]{0,3}\d){6,}(?![\p{L}\p{N}]))/gu;

/** An American number, after nothing but its country code. With hyphens it ends where the time of day begins. */
const american =
	/(?<![\p{L}\p{N}+])(?<!(?:[02-9]|\d1)[\s().\p{Pd}/]{1,3})(?<!\+[02-9]\d*\D{1,3})[({]?([2-9]\d\d)[)}]?[\s._*/~·•=\p{Pd}]{0,3}(\d{3})[\s._*/~·•=\p{Pd}]{0,3}(\d{4})(?!\d)/gu;

/**
 * Writes what people put around numbers in the one way that the library reads: "00" before a country code
 * as "+", no "+" between a word and an American number ("5pm+ 828…"), no "(0)" after "+1", a space in "1(828)", every form of "ext" alike. Any other comma or semicolon separates: the library would take the "5"
 * in "828-555-0193, 5 pm" for an extension.
 */
const tidied = (text: string) =>
	text
		.normalize("NFKC")
		.replace(exitCode, "+")
		.replace(/(?<=\p{L})\+(?=\D|[2-9]\d\d\D{0,3}\d{3}\D{0,3}\d{4}(?!\d))/gu, " ")
		.replace(/(?<=\p{L})\+/gu, " +")
		.replace(/\+1[\s.-]*\(0\)/g, "+1 ")
		.replace(/(?<![\p{L}\p{N}])1(?=\(\d)/gu, "1 ")
		.replace(american, "$1-$2-$3")
		.replace(/(?<=\d\s*)[([](?=\s*[x#]\s*\d)/gi, " ")
		.replace(
			/(?<=\d)[\s\p{P}]*(?:ext(?:ension|n)?|ex|press)(?!\p{L})[\s\p{P}=]*(?=\d)/giu,
			" ext. ",
		)
		.replace(/[,;](?!\s*[x#])/gi, "|");

/** Whether a number can be dialed: not one with an area code such as 055, or with a "+" where "+1" is meant. */
function canBeDialed({ number }: NumberFound): boolean {
	if (number.isValid()) return true;
	return number.countryCallingCode === "1"
		? /^[2-9]/.test(number.nationalNumber)
		: number.number.length !== "+8285550142".length;
}

function found(text: string): NumberFound[] {
	const matcher = new PhoneNumberMatcher(text, options);
	const all: NumberFound[] = [];
	while (matcher.hasNext()) {
		const next = matcher.next();
		if (next && canBeDialed(next)) all.push(next);
	}
	return all;
}

export interface WrittenNumber extends PhoneNumber {
	/** The digits to search it by, without the country code: "8285550142". */
	national: string;
}

function written({ number: { number, nationalNumber, ext } }: NumberFound): WrittenNumber {
	return {
		number,
		call: `tel:${number}${ext ? `;ext=${ext}` : ""}`,
		text: `sms:${number}`,
		national: nationalNumber,
	};
}

interface Numbers {
	/** In their order. */
	numbers: WrittenNumber[];
	/** The text without them. */
	rest: string;
}

function numbersOf(text: string, isNumber: (found: NumberFound, text: string) => boolean): Numbers {
	const tidy = tidied(text);
	const all = found(tidy).filter((each) => isNumber(each, tidy));
	const rest = all.reduceRight(
		(left, { startsAt, endsAt }) => `${left.slice(0, startsAt)} ${left.slice(endsAt)}`,
		tidy,
	);
	return { numbers: all.map(written), rest };
}

/** The phone numbers in a text about anything. Digits within a word, such as those of a chip, are none. */
export const numbersIn = (text: string): Numbers =>
	numbersOf(text, ({ startsAt, endsAt }, whole) => {
		const around = whole.slice(Math.max(0, startsAt - 1), startsAt) + whole.charAt(endsAt);
		return !/[\p{L}\p{N}]/u.test(around);
	});

/** The numbers in what somebody gave as a phone number, which may be a vanity number. */
export function phonesIn(text: string): Numbers {
	// In a text, letters beside digits make a word; here, they begin an extension.
	const apart = text.replace(/(?<=\d)(?=x\d)/gi, " ");
	const plain = numbersOf(apart, () => true);
	return plain.numbers.length > 0 ? plain : numbersOf(spelledInDigits(apart), () => true);
}

/**
 * The number that somebody gave, the first one if there are several; undefined if none can be read. Show
 * what they wrote, and use this for everything else.
 */
export function readPhone(text: string): PhoneNumber | undefined {
	const [first] = phonesIn(text).numbers;
	return first && { number: first.number, call: first.call, text: first.text };
}

/** Whether somebody gave a phone number that can be dialed. */
export const isPhone = (text: string): boolean => readPhone(text) !== undefined;
