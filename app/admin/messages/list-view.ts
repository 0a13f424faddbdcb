/** Reads and writes the address of the list of messages: tab, days, search and cursor. */
import { href } from "react-router";
import type { ContactCursor } from "~/contact/admin/queries.server.ts";
import { contactTabs } from "~/contact/schema.ts";
import { line, listParameters, oneOf, type Parameter } from "~/platform/list-parameters.ts";
import { isDay } from "~/platform/text.ts";

/** Maximum length of a search; the rest is ignored. */
const SEARCH_MAX = 100;

/** The greatest id that the database can store. */
const ID_MAX = 2 ** 31 - 1;

const cursor: Parameter<ContactCursor | undefined> = {
	/** Reads a cursor from an address, such as "1763650000000-12". */
	read: (text) => {
		const [, at = "", id = ""] = /^(\d{1,14})-(\d{1,15})$/.exec(text) ?? [];
		return at && id ? { at: new Date(Number(at)), id: Math.min(Number(id), ID_MAX) } : undefined;
	},
	write: (row) => (row ? `${row.at.getTime()}-${row.id}` : ""),
};

const day: Parameter<string> = {
	read: (text) => (isDay(text) ? text : ""),
	write: (text) => text,
};

const list = listParameters(href("/admin/families/messages"), {
	tab: oneOf(contactTabs),
	/** Days as YYYY-MM-DD, or empty. */
	from: day,
	to: day,
	search: line(SEARCH_MAX),
	/** The page shows messages older (`before`) or newer (`after`) than this one. */
	before: cursor,
	after: cursor,
});

export const readListView = list.read;

export type ListView = ReturnType<typeof readListView>;

/** The view as a query string with its question mark; it has a cursor only if the view has one. */
export const listQuery = list.query;

export const listAddress = list.address;
