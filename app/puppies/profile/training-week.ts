import { daysBetween } from "~/business/days.ts";

/** Week of training on `day`, from 1; 0 and less before it begins, undefined where it is not known. */
export function weekOn(day: string, trainingStart: string | null): number | undefined {
	const days = trainingStart ? daysBetween(trainingStart, day) : undefined;
	return days === undefined ? undefined : Math.floor(days / 7) + 1;
}
