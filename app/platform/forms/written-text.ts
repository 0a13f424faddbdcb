/** What visitors write into forms: tidied, and refused where it can't be shown or stored. */
import { z } from "zod";

const lineBreaks = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/g;
/** Control characters that have no place in text, and those that reverse its direction. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const unwanted = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;
/** At least one character that leaves a mark on paper. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Text without what can't be shown, its line breaks written as \n. */
export function several(text: string): string {
	const lines = text.toWellFormed().replace(lineBreaks, "\n").replace(unwanted, "").trim();
	return visible.test(lines) ? lines : "";
}

/** The same on one line: what came with line breaks or tabs gets spaces. */
export function oneLine(text: string): string {
	return several(text)
		.replace(/[\n\t]+/g, " ")
		.trim();
}

/**
 * An address whose domain has letters outside of ASCII, in the form that mail servers know;
 * some browsers send it so by themselves.
 */
export function withAsciiDomain(address: string): string {
	const [, mailbox, domain = ""] = /^([^@]+)@([\p{L}\p{M}\p{N}.-]+)$/u.exec(address) ?? [];
	if (!mailbox || /^[a-z0-9.-]*$/i.test(domain)) return address;
	return `${mailbox}@${URL.parse(`https://${domain}`)?.hostname ?? domain}`;
}

/** What mail servers accept without quoting, at a domain with at least one dot. */
export const emailAddress =
	/^(?=[^@]{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])$/;

/** The message for an answer that is too long. */
export function tooLong(what: string, limit: number) {
	return ({ input }: { input: unknown }) => {
		const length = typeof input === "string" ? input.length : 0;
		const [most, has] = [limit.toLocaleString("en-US"), length.toLocaleString("en-US")];
		return `Please keep ${what} to ${most} characters; it has ${has}.`;
	};
}

/** NUL is refused, not dropped: no browser sends it, and no database may store it. */
const withoutNul = { error: "Please remove the characters that can't be shown." };
/** What people write themselves; `error` is said where nothing was sent at all. */
export const writtenText = (error: string | (() => string)) =>
	z.string({ error }).refine((value) => !value.includes("\0"), { ...withoutNul, abort: true });

/** An answer from a list, or none: the empty string. */
export const oneOf = <const Options extends readonly string[]>(options: Options, error: string) =>
	z.enum(["", ...options], { error }).default("");
