/** Days in the life of a puppy, chosen so that the puppy can be for sale on whatever day the test runs. */
import { daysBefore } from "../../app/business/days.ts";
import { today } from "../../app/business/moments.ts";

const DAYS_PER_WEEK = 7;

const weeksAgo = (weeks: number) => daysBefore(today(), weeks * DAYS_PER_WEEK);

export const BORN = weeksAgo(15);
export const TRAINED_SINCE = weeksAgo(7);
export const WENT_HOME = weeksAgo(1);
