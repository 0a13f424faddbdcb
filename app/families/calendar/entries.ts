/** One thing in the calendar, and how things are sorted into days. Pure. */

import type { EntryKind } from "./kinds.ts";
import { daysAfter } from "./month.ts";

export interface CalendarEntry {
	/** Tells it from every other one, and stays the same as long as it is there. */
	key: string;
	kind: EntryKind;
	/** YYYY-MM-DD; the last day is the first for what takes one. */
	day: string;
	lastDay: string;
	/** HH:MM where the business is; empty for a whole day. */
	time: string;
	title: string;
	/** The same for other programs, without what only the trainer has to know. */
	summary: string;
	/** The page of the admin on which it is changed. */
	path: string;
}

/** Whole days first, then by time, then by name. */
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

/** A training week is shown on the day on which it begins; the others on each of their days. */
const lastShown = ({ kind, day, lastDay }: CalendarEntry) =>
	kind === "training week" ? day : lastDay;

/** Each of the days, with what stands on it. */
export function byDay(days: readonly string[], entries: readonly CalendarEntry[]): CalendarDay[] {
	const lists = new Map(days.map((day): [string, CalendarEntry[]] => [day, []]));
	for (const entry of entries) {
		for (let day = entry.day; day <= lastShown(entry); day = daysAfter(day, 1)) {
			lists.get(day)?.push(entry);
		}
	}
	return [...lists].map(([day, list]) => ({ day, entries: list.toSorted(inOrder) }));
}

/** Each entry once, on its first day or, where that is earlier, on `from`; days without any are left out. */
export function agenda(from: string, entries: readonly CalendarEntry[]): CalendarDay[] {
	const lists = new Map<string, CalendarEntry[]>();
	for (const entry of entries) {
		const day = entry.day < from ? from : entry.day;
		lists.set(day, [...(lists.get(day) ?? []), entry]);
	}
	return [...lists]
		.toSorted(([one], [other]) => one.localeCompare(other))
		.map(([day, list]) => ({ day, entries: list.toSorted(inOrder) }));
}
