/** The buckets of time spans that the charts show as bars. */

const HOUR = 3_600;
const DAY = 24 * HOUR;

export interface Bucket {
	label: string;
	/** Upper limit in seconds; longer spans go into the next bucket. */
	max: number;
}

/** Longer than any real span, in seconds. */
const EVER = 10 ** 12;

/** How long families wait for an answer. */
export const answerBuckets: readonly Bucket[] = [
	{ label: "Within an hour", max: HOUR },
	{ label: "Within 4 hours", max: 4 * HOUR },
	{ label: "Within a day", max: DAY },
	{ label: "Within 3 days", max: 3 * DAY },
	{ label: "Within a week", max: 7 * DAY },
	{ label: "Longer", max: EVER },
];

/** How long puppies take to find a home. */
export const homeBuckets: readonly Bucket[] = [
	{ label: "Within a week", max: 7 * DAY },
	{ label: "Within 2 weeks", max: 14 * DAY },
	{ label: "Within a month", max: 30 * DAY },
	{ label: "Within 2 months", max: 60 * DAY },
	{ label: "Within 3 months", max: 90 * DAY },
	{ label: "Longer", max: EVER },
];

const MINUTE = 60;
const several = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;

/** A span in words, rounded to one unit: "25 minutes", "3 hours", "2 days". */
export function spanInWords(seconds: number): string {
	if (seconds < HOUR) return several(Math.max(1, Math.round(seconds / MINUTE)), "minute");
	if (seconds < 2 * DAY) return several(Math.round(seconds / HOUR), "hour");
	return several(Math.round(seconds / DAY), "day");
}
