/** The sample's rows for a site that begins on `day` (app/business/sample-days.ts). */
import { MS_PER_DAY } from "../../app/business/days.ts";
import { movedDays, sampleMoved } from "../../app/business/sample-days.ts";
import { puppies } from "./puppies.ts";
import { videos } from "./videos.ts";

function moved(value: unknown, days: number) {
	if (typeof value === "string") return movedDays(value, days);
	return value instanceof Date ? new Date(value.getTime() + days * MS_PER_DAY) : value;
}

function movedRows<Row extends object>(rows: readonly Row[], day: string): Row[] {
	const days = sampleMoved(day);
	return rows.map((row) => ({
		...row,
		...Object.fromEntries(Object.entries(row).map(([name, value]) => [name, moved(value, days)])),
	}));
}

export const puppiesOn = (day: string) => movedRows(puppies, day);
export const videosOn = (day: string) => movedRows(videos, day);
