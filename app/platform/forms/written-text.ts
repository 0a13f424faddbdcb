/** Cleans up the text that people write into forms, and refuses what can't be displayed or stored. */
import { z } from "zod";

const lineBreaks = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/g;
/** Control characters that have no place in text, and those that reverse its direction. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: this pattern is for control characters.
const unwanted = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;
/** Matches a character that is visible when printed. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Cleans up text of several lines: removes unwanted characters, and writes line breaks as \n. */
export function several(text: string): string {
	const lines = text.toWellFormed().replace(lineBreaks, "\n").replace(unwanted, "").trim();
	return visible.test(lines) ? lines : "";
}

/** Cleans up text of one line: replaces line breaks and tabs with spaces. */
export function oneLine(text: string): string {
	return several(text)
		.replace(/[\n\t]+/g, " ")
		.trim();
}

/** Cleans up a text by which things are grouped: one space between its words, so that none differs invisibly. */
export const singleSpaced = (text: string) => oneLine(text).replace(/\s+/g, " ");

/**
 * Converts an email address whose domain has non-ASCII letters into the ASCII form (Punycode) that mail
 * servers use. Some browsers do this themselves.
 */
function withAsciiDomain(address: string): string {
	const [, mailbox, domain = ""] = /^([^@]+)@([\p{L}\p{M}\p{N}.-]+)$/u.exec(address) ?? [];
	if (!mailbox || /^[a-z0-9.-]*$/i.test(domain)) return address;
	return `${mailbox}@${URL.parse(`https://${domain}`)?.hostname ?? domain}`;
}

/** An address that mail servers accept without quoting, with at least one dot in the domain. */
export const emailAddress =
	/^(?=[^@]{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])$/;

/** Whether a text is the address of a page on another site. */
export const isWebAddress = (text: string) =>
	z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).safeParse(text).success;
export const WEB_ADDRESS =
	"Please copy the whole address from the browser; it begins with https://.";

export function tooLong(what: string, limit: number) {
	return ({ input }: { input: unknown }) => {
		const length = typeof input === "string" ? input.length : 0;
		const [most, has] = [limit.toLocaleString("en-US"), length.toLocaleString("en-US")];
		return `Please keep ${what} to ${most} characters; it has ${has}.`;
	};
}

/** NUL is refused rather than removed: no browser sends it, and PostgreSQL can't store it. */
const withoutNul = { error: "Please remove the characters that can't be shown." };
/** A schema for text that people write; `error` is the message if the field was not sent at all. */
export const writtenText = (error: string | (() => string)) =>
	z.string({ error }).refine((value) => !value.includes("\0"), { ...withoutNul, abort: true });

/**
 * A schema for a text that must be written, of at most `max` characters. `problem` is the message if there is none, and
 * `what` names it in the message if it is too long.
 */
export const requiredText = (
	problem: string | (() => string),
	what: string,
	max: number,
	tidy = oneLine,
) =>
	writtenText(problem)
		.overwrite(tidy)
		.min(1, { error: problem })
		.max(max, { error: tooLong(what, max) });

/**
 * A schema for a text of at most `max` characters that may be left out. `problem` is the message for anything but a text,
 * and `what` names it in the message if it is too long.
 */
export const optionalText = (problem: string, what: string, max: number, tidy = oneLine) =>
	writtenText(problem)
		.overwrite(tidy)
		.max(max, { error: tooLong(what, max) })
		.default("");

/** A schema for the writer's email address, of at most `max` characters; `problem` is the message if it is none. */
export const writtenEmail = (problem: string, max: number) =>
	writtenText(problem)
		.overwrite(oneLine)
		.overwrite(withAsciiDomain)
		.max(max, { error: tooLong("your email address", max), abort: true })
		.regex(emailAddress, problem);

/** A schema for somebody else's email address, which may be left out. */
export const optionalEmail = (problem: string, max: number) =>
	optionalText(problem, "the email address", max, (text) => withAsciiDomain(oneLine(text))).refine(
		(email) => email === "" || emailAddress.test(email),
		problem,
	);

/** A schema for one of several options, or none, which is the empty string. */
export const optionalChoice = <const Options extends readonly string[]>(
	options: Options,
	error: string,
) => z.enum(["", ...options], { error }).default("");

/** A schema for the id of a row that a form names; `problem` is the message for anything else. */
export const rowId = (problem?: string) =>
	z
		.string(problem)
		.regex(/^[1-9]\d{0,8}$/, problem)
		.transform(Number);

/** A schema for the id of a row that a form may leave out; null without one, `problem` for anything else. */
export const rowIdOrNone = (problem: string) => rowId(problem).nullable().default(null);
