/**
 * The query parameters of lists (page, filter, order, search). A list declares them once, and its
 * addresses are read and written by that declaration. An invalid value counts as not given, so that no
 * address is an error. Defaults are left out and the order of the parameters is fixed, so that each view
 * has one address. Pure, and without Zod, because the public list reads its address in the browser.
 */
import { readId } from "./ids.ts";

export interface Parameter<Value> {
	/** Its name in the address, if that differs from its name in the view. */
	name?: string;
	/** Parses the text, which is empty if the address doesn't have the parameter. */
	read: (text: string) => Value;
	/** Formats a value; empty for the default. */
	write: (value: Value) => string;
}

/** One of several values; the first one is the default. */
export const oneOf = <const Options extends readonly [string, ...string[]]>(
	options: Options,
): Parameter<Options[number]> => ({
	read: (text) => options.find((option) => option === text) ?? options[0],
	write: (value) => (value === options[0] ? "" : value),
});

/** Makes the text one line, and cuts it after `max` characters (code points). */
export function readLine(text: string, max: number): string {
	const line = text.replace(/[\p{Cc}\s]+/gu, " ").trim();
	return [...line].slice(0, max).join("").trim();
}

export const line = (max: number): Parameter<string> => ({
	read: (text) => readLine(text, max),
	write: (value) => value,
});

/** A page's number; the first page is 1. */
export const pageNumber: Parameter<number> = {
	read: (text) => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1),
	write: (page) => (page > 1 ? String(page) : ""),
};

/** The id of a row, such as the last one of the page before. */
export const rowId: Parameter<number | undefined> = {
	read: readId,
	write: (id) => (id === undefined ? "" : String(id)),
};

type Parameters<View> = { [Name in keyof View]-?: Parameter<View[Name]> };

function readAll<View extends object>(parameters: Parameters<View>, query: URLSearchParams): View;
function readAll(parameters: Record<string, Parameter<unknown>>, query: URLSearchParams) {
	return Object.fromEntries(
		Object.entries(parameters).map(([key, { name = key, read }]) => [
			key,
			// A copy of the field, which an extension of the browser may have added, is often empty.
			read(query.getAll(name).find(Boolean) ?? ""),
		]),
	);
}

/** Reads and writes the addresses of the list at `path`. */
export function listParameters<View extends object>(path: string, parameters: Parameters<View>) {
	function textOf<Name extends keyof View>(name: Name, value: View[Name] | undefined): string {
		return value === undefined ? "" : parameters[name].write(value);
	}
	/** The query of a view, with its question mark; empty for the default view. */
	function queryOf(view: Partial<View>): string {
		const query = new URLSearchParams();
		for (const key in parameters) {
			const text = textOf(key, view[key]);
			if (text !== "") query.set(parameters[key].name ?? key, text);
		}
		return query.size > 0 ? `?${query}` : "";
	}
	return {
		read: (query: URLSearchParams): View => readAll<View>(parameters, query),
		query: queryOf,
		/** The address of a view; missing parameters have their defaults. */
		address: (view: Partial<View> = {}): string => path + queryOf(view),
	};
}
