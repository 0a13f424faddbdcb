/** Days in the life of a puppy that can be for sale, whichever day it is. */
import { daysBefore } from "../../app/business/days.ts";
import { today } from "../../app/business/moments.ts";

const DAYS_PER_WEEK = 7;

const weeksAgo = (weeks: number) => daysBefore(today(), weeks * DAYS_PER_WEEK);

export const BORN = weeksAgo(15);
export const TRAINED_SINCE = weeksAgo(7);
export const WENT_HOME = weeksAgo(1);
/** Of a dog that nobody calls a puppy. */
export const BORN_LONG_AGO = daysBefore(today(), 3_660);
