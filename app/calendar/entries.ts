/** A calendar entry, and sorting entries into days. Pure functions. */

import type { EntryKind } from "./kinds.ts";
import { daysAfter } from "./month.ts";

export interface CalendarEntry {
	/** Unique, and stays the same as long as the entry exists. */
	key: string;
	kind: EntryKind;
	/** YYYY-MM-DD; both are the same if the entry takes one day. */
	day: string;
	lastDay: string;
	/** HH:MM in the time zone of the business; empty for a whole day. */
	time: string;
	title: string;
	/** The title for other apps, without details meant only for the trainer. */
	summary: string;
	/** A family asked for it, and the trainer has not confirmed it yet. */
	isAsked?: boolean;
	/** The admin page where it can be changed. */
	path: string;
}

/** Sorts whole days first, then by time, then by title. */
function inOrder(one: CalendarEntry, other: CalendarEntry): number {
	return (
		one.time.localeCompare(other.time) ||
		one.title.localeCompare(other.title, "en") ||
		one.key.localeCompare(other.key, "en")
	);
}

export interface CalendarDay {
	day: string;
	entries: CalendarEntry[];
}

/** The last day on which an entry is shown: a training week only on its first day, others on all of theirs. */
const lastShown = ({ kind, day, lastDay }: CalendarEntry) =>
	kind === "training week" ? day : lastDay;

/** Each of the days with its entries. */
export function byDay(days: readonly string[], entries: readonly CalendarEntry[]): CalendarDay[] {
	const lists = new Map(days.map((day): [string, CalendarEntry[]] => [day, []]));
	for (const entry of entries) {
		for (let day = entry.day; day <= lastShown(entry); day = daysAfter(day, 1)) {
			lists.get(day)?.push(entry);
		}
	}
	return [...lists].map(([day, list]) => ({ day, entries: list.toSorted(inOrder) }));
}

/**
 * Lists each entry once, on its first day, or on `from` if it began before. Days without entries are
 * left out.
 */
export function agenda(from: string, entries: readonly CalendarEntry[]): CalendarDay[] {
	return [...Map.groupBy(entries, ({ day }) => (day < from ? from : day))]
		.toSorted(([one], [other]) => one.localeCompare(other))
		.map(([day, list]) => ({ day, entries: list.toSorted(inOrder) }));
}
