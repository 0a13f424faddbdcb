/** Reads and writes the address of the list of messages: tab, days, search and cursor. */
import { href } from "react-router";
import type { ContactCursor } from "~/contact/admin/queries.server.ts";
import { contactTabs } from "~/contact/schema.ts";
import { isFarAway } from "~/platform/forms/written-day.ts";
import { line, listParameters, oneOf, type Parameter } from "~/platform/list-parameters.ts";
import { isDay } from "~/platform/text.ts";

/** Maximum length of a search; the rest is ignored. */
const SEARCH_MAX = 100;
/** Maximum length of a date: enough to quote an invalid one in a message. */
const DAY_MAX = 40;

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

const list = listParameters(href("/admin/families/messages"), {
	tab: oneOf(contactTabs),
	/** Days as YYYY-MM-DD, or empty. */
	from: line(DAY_MAX),
	to: line(DAY_MAX),
	search: line(SEARCH_MAX),
	/** The page shows messages older (`before`) or newer (`after`) than this one. */
	before: cursor,
	after: cursor,
});

function readDay(day: string, end: "from" | "to", notes: string[]): string {
	if (day === "" || (isDay(day) && !isFarAway(day, { past: 25 }))) return day;
	const instead = end === "from" ? "from the first one on" : "up to the latest one";
	const problem = isDay(day) ? "is far away" : "is not a date";
	notes.push(`“${day}” ${problem}, so messages are shown ${instead}.`);
	return "";
}

/**
 * Reads the address. Unusable values are ignored; `notes` reports those that were meant as days, and what is shown
 * instead.
 */
export function readListView(params: URLSearchParams) {
	const notes: string[] = [];
	const view = list.read(params);
	const days = [readDay(view.from, "from", notes), readDay(view.to, "to", notes)] as const;
	const isTurned = days[0] !== "" && days[1] !== "" && days[0] > days[1];
	if (isTurned) notes.push("The first day was after the last one, so they were swapped.");
	const [from, to] = isTurned ? [days[1], days[0]] : days;
	return { ...view, from, to, notes };
}

export type ListView = ReturnType<typeof readListView>;

/** The view as a query string with its question mark; it has a cursor only if the view has one. */
export const listQuery = list.query;

export const listAddress = list.address;
