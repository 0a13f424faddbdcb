import { daysBetween } from "~/business/days.ts";

/** The week of training on `day`, from 1. It is 0 or less before the start; undefined for an unknown start. */
export function weekOn(day: string, trainingStart: string | null): number | undefined {
	const days = trainingStart ? daysBetween(trainingStart, day) : undefined;
	return days === undefined ? undefined : Math.floor(days / 7) + 1;
}
