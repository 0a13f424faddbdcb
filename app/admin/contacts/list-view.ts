/** What the address of the list of messages says: tab, days, search and cursor. */
import { href } from "react-router";
import type { ContactCursor, ContactFilter } from "~/contact/admin/queries.server.ts";
import { type ContactTab, contactTabs } from "~/contact/schema.ts";
import { searchPatterns } from "~/platform/database/word-search.ts";
import { line, listParameters, oneOf, type Parameter } from "~/platform/list-parameters.ts";
import { isDay } from "~/platform/text.ts";

/** Longest search that is taken; the rest is left out. */
const SEARCH_MAX = 100;
/** Longest text that is read as a day, so that it can be said what is wrong with it. */
const DAY_MAX = 40;

/** The greatest number that a database has for a row. */
const ID_MAX = 2 ** 31 - 1;

export interface ListView {
	tab: ContactTab;
	/** Days, or the empty string. */
	from: string;
	to: string;
	search: string;
	/** The page after, or before, a message. */
	before?: ContactCursor;
	after?: ContactCursor;
	/** What was wrong with the address, and what is shown instead. */
	notes: string[];
}

const cursor: Parameter<ContactCursor | undefined> = {
	/** A cursor as it stands in an address: "1763650000000-12". */
	read: (text) => {
		const [, at = "", id = ""] = /^(\d{1,14})-(\d{1,15})$/.exec(text) ?? [];
		return at && id ? { at: new Date(Number(at)), id: Math.min(Number(id), ID_MAX) } : undefined;
	},
	write: (row) => (row ? `${row.at.getTime()}-${row.id}` : ""),
};

const list = listParameters<Omit<ListView, "notes">>(href("/admin/contacts"), {
	tab: oneOf(contactTabs),
	from: line(DAY_MAX),
	to: line(DAY_MAX),
	search: line(SEARCH_MAX),
	before: cursor,
	after: cursor,
});

function readDay(day: string, end: "from" | "to", notes: string[]): string {
	if (day === "" || isDay(day)) return day;
	const instead = end === "from" ? "from the first one on" : "up to the latest";
	notes.push(`“${day}” is no day of the calendar: messages are shown ${instead}.`);
	return "";
}

/** Reads the address; whatever can't be used is left out, and said so where it was a day. */
export function readListView(params: URLSearchParams): ListView {
	const notes: string[] = [];
	const view = list.read(params);
	const days = [readDay(view.from, "from", notes), readDay(view.to, "to", notes)] as const;
	const isTurned = days[0] !== "" && days[1] !== "" && days[0] > days[1];
	if (isTurned) notes.push("The first day came after the last one: they were exchanged.");
	const [from, to] = isTurned ? [days[1], days[0]] : days;
	return { ...view, from, to, notes };
}

/** What the list shows, for the queries. */
export const filterOf = ({ tab, from, to, search }: ListView): ContactFilter => ({
	tab,
	from: from || undefined,
	to: to || undefined,
	patterns: searchPatterns(search),
});

/** The view as a query, with its question mark; the cursor only when it is given. */
export const listQuery = list.query;

/** Address of the list in a view. */
export const listAddress = list.address;

/** The filter alone, as a message's page carries it along. */
export const filterQuery = ({ tab, from, to, search }: ListView) =>
	listQuery({ tab, from, to, search });
