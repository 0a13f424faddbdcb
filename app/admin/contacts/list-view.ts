/** What the address of the list of messages says: tab, days, search and cursor. */
import { href } from "react-router";
import type { ContactCursor, ContactFilter } from "~/contact/admin/queries.server.ts";
import { type ContactTab, contactTabs } from "~/contact/schema.ts";
import { searchPatterns } from "~/contact/search/search-text.ts";
import { isDay } from "~/platform/text.ts";

/** Longest search that is taken; the rest is left out. */
const SEARCH_MAX = 100;

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

/** A cursor as it stands in an address: "1763650000000-12". */
export const cursorText = ({ at, id }: ContactCursor) => `${at.getTime()}-${id}`;

function readCursor(text: string | null): ContactCursor | undefined {
	const [, at = "", id = ""] = /^(\d{1,14})-(\d{1,15})$/.exec(text ?? "") ?? [];
	return at && id ? { at: new Date(Number(at)), id: Math.min(Number(id), ID_MAX) } : undefined;
}

function readDay(text: string, end: "from" | "to", notes: string[]): string {
	const day = text.trim().slice(0, 40);
	if (day === "" || isDay(day)) return day;
	const instead = end === "from" ? "from the first one on" : "up to the latest";
	notes.push(`“${day}” is no day of the calendar: messages are shown ${instead}.`);
	return "";
}

/** Reads the address; whatever can't be used is left out, and said so where it was a day. */
export function readListView(params: URLSearchParams): ListView {
	const notes: string[] = [];
	const days = [
		readDay(params.get("from") ?? "", "from", notes),
		readDay(params.get("to") ?? "", "to", notes),
	] as const;
	const isTurned = days[0] !== "" && days[1] !== "" && days[0] > days[1];
	if (isTurned) notes.push("The first day came after the last one: they were exchanged.");
	const [from, to] = isTurned ? [days[1], days[0]] : days;
	return {
		tab: contactTabs.find((tab) => tab === params.get("tab")) ?? "all",
		from,
		to,
		search: (params.get("search") ?? "").replaceAll("\0", "").slice(0, SEARCH_MAX).trim(),
		before: readCursor(params.get("before")),
		after: readCursor(params.get("after")),
		notes,
	};
}

/** What the list shows, for the queries. */
export const filterOf = ({ tab, from, to, search }: ListView): ContactFilter => ({
	tab,
	from: from || undefined,
	to: to || undefined,
	patterns: searchPatterns(search),
});

/** The view as a query, with its question mark; the cursor only when it is given. */
export function listQuery(view: Partial<ListView>): string {
	const params = new URLSearchParams();
	if (view.tab && view.tab !== "all") params.set("tab", view.tab);
	for (const name of ["from", "to", "search"] as const) {
		const value = view[name];
		if (value) params.set(name, value);
	}
	if (view.before) params.set("before", cursorText(view.before));
	if (view.after) params.set("after", cursorText(view.after));
	return params.size > 0 ? `?${params}` : "";
}

/** Address of the list in a view. */
export const listAddress = (view: Partial<ListView>) => href("/admin/contacts") + listQuery(view);

/** The filter alone, as a message's page carries it along. */
export const filterQuery = ({ tab, from, to, search }: ListView) =>
	listQuery({ tab, from, to, search });
