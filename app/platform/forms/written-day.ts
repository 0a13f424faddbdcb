/** The rule for every day that people write into forms: it exists, and its year is no typo. */
import { z } from "zod";
import { daysBetween } from "~/business/days.ts";
import { today } from "~/business/moments.ts";
import { capital } from "../capital.ts";
import { isDay } from "../text.ts";

const DAYS_PER_YEAR = 366;

export const CHECK_YEAR = "please check the year.";

/** How many years from today a day may be. */
interface Reach {
	past?: number;
	future?: number;
}

/** Whether a day is so far away that its year must be a typo. */
export function isFarAway(day: string, { past = 5, future = 5 }: Reach = {}): boolean {
	const until = daysBetween(today(), day) ?? 0;
	return until < -past * DAYS_PER_YEAR || until > future * DAYS_PER_YEAR;
}

/** A day in a form. `label` begins its messages; without one, they are sentences of their own. */
export function writtenDay(label = "", missing = "please choose a day.", reach: Reach = {}) {
	const say = (message: string) => (label ? `${label}: ${message}` : capital(message));
	return z
		.string(say(missing))
		.overwrite((value) => value.trim())
		.refine(isDay, { error: say(missing), abort: true })
		.refine((value) => !isFarAway(value, reach), say(CHECK_YEAR));
}
