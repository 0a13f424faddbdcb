/** Schemas for text and dates from outside. They are kept as entered, apart from surrounding spaces. */
import { z } from "zod";
import { daysBetween } from "../business/days.ts";

const tidy = (value: string) => value.toWellFormed().trim();

/** Text with \n as its line breaks: browsers send \r\n, and each counts as one character. */
export const withLineBreaks = (value: string) => value.replace(/\r\n?/g, "\n");

/** Text of a URL without its %-encoding; one that isn't encoded correctly stays as it is. */
export function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}

/** False for a path with invalid percent escapes. */
export function isDecodable(path: string): boolean {
	if (!path.includes("%")) return true;
	try {
		// The result is used, because bundlers remove a call whose result isn't.
		return decodeURIComponent(path) !== "";
	} catch {
		return false;
	}
}

/** Text of at most `max` UTF-16 units; `missing` is the message if there is none at all. */
export const text = (max: number, missing?: string) =>
	z
		.string(missing)
		.refine((value) => !value.includes("\0"), {
			error: "Null characters are not allowed.",
			abort: true,
		})
		.overwrite(tidy)
		.max(max, `Ensure this field has no more than ${max} characters.`);

/** Whether a text is a valid date, YYYY-MM-DD. */
export const isDay = (value: string): boolean => daysBetween(value, value) !== undefined;

const wrongDay = "Date has wrong format. Use one of these formats instead: YYYY-MM-DD.";

/** A valid date. */
export const day = () => z.string().overwrite(tidy).refine(isDay, wrongDay);

/** A valid date, or an empty text if it isn't known. */
export const dayOrNothing = () =>
	z
		.string()
		.overwrite(tidy)
		.refine((value) => value === "" || isDay(value), wrongDay);
