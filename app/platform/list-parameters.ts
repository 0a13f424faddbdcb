/**
 * The addresses of lists: what they say (page, filter, order, search) is declared once, and read and
 * written by it. A value that can't be used counts as not given, so that no address is an error; the
 * default is left out and the order is fixed, so that each view has one address. Pure, and without
 * Zod, because the public list reads its address in the browser.
 */
import { readId } from "./ids.ts";

/** One thing that an address says. */
export interface Parameter<Value> {
	/** Its name in the address, where that isn't the one in the view. */
	name?: string;
	/** The value of a text, which is empty where the address doesn't name it. */
	read: (text: string) => Value;
	/** The text of a value; empty for the default. */
	write: (value: Value) => string;
}

/** One of several values; the first one is the default. */
export const oneOf = <const Options extends readonly [string, ...string[]]>(
	options: Options,
): Parameter<Options[number]> => ({
	read: (text) => options.find((option) => option === text) ?? options[0],
	write: (value) => (value === options[0] ? "" : value),
});

/** One of several values, or none, which is the default. */
export const oneOrNone = <const Option extends string>(
	options: readonly Option[],
): Parameter<Option | undefined> => ({
	read: (text) => options.find((option) => option === text),
	write: (value) => value ?? "",
});

/** Text on one line, cut between characters after `max` of them. */
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
			read(query.get(name) ?? ""),
		]),
	);
}

/** What the addresses of the list at `path` say. */
export function listParameters<View extends object>(path: string, parameters: Parameters<View>) {
	function textOf<Name extends keyof View>(name: Name, value: View[Name] | undefined): string {
		return value === undefined ? "" : parameters[name].write(value);
	}
	/** A view as a query with its question mark; empty for the view of the bare path. */
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
		/** The address of a view; what isn't given has its default. */
		address: (view: Partial<View> = {}): string => path + queryOf(view),
	};
}
