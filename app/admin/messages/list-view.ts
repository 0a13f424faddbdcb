/** Reads and writes the address of the list of messages: tab, days, search and cursor. */
import { href } from "react-router";
import { contactTabs } from "~/contact/schema.ts";
import { cursor } from "~/families/list-address.ts";
import { line, listParameters, oneOf, type Parameter } from "~/platform/list-parameters.ts";
import { isDay } from "~/platform/text.ts";

/** Maximum length of a search; the rest is ignored. */
const SEARCH_MAX = 100;

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
