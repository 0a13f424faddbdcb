/**
 * When a puppy can go home, in words that fit the rest of its profile: it can be had now, goes home
 * from a day on, and is in its training until then. Pure.
 */
import { dayInWords, daysBetween } from "~/business/days.ts";
import { promises } from "~/business/facts.ts";
import { type Life, stateOf } from "../status.ts";
import { dayNamedIn } from "../written-day.ts";
import { weekOn } from "./training-week.ts";

const saysNow = /^(?:now|today|immediately|right away|ready(?: now)?)[.!]?$/i;

/**
 * "from November 28, 2026" for a puppy that can't go home on `day` yet, in the trainer's own words
 * where they name no day; undefined for one that can.
 */
export function goingHomeFrom(availableDate: string, day: string): string | undefined {
	const text = availableDate.trim();
	if (text === "" || saysNow.test(text)) return undefined;
	const named = dayNamedIn(text);
	if (!named) return text.replace(/^from\b/i, "from");
	return (daysBetween(day, named) ?? 0) > 0 ? `from ${dayInWords(named)}` : undefined;
}

type PuppyDates = Life & { availableDate: string; trainingStart: string | null };

/** Where a puppy is in its training on `day`, if it is in it: "training: week 7 of 8". */
function inTraining({ trainingStart }: PuppyDates, day: string): string | undefined {
	const week = weekOn(day, trainingStart);
	const isTraining = week !== undefined && week >= 1 && week <= promises.trainingWeeks;
	return isTraining ? `training: week ${week} of ${promises.trainingWeeks}` : undefined;
}

/**
 * One sentence of what can be done now, what comes later, and why: "Now to reserve · can go home
 * from November 28, 2026 (training: week 7 of 8)". Undefined for a puppy that has gone.
 */
export function availabilityInWords(puppy: PuppyDates, day: string): string | undefined {
	const state = stateOf(puppy);
	if (state === "sold") return undefined;
	const home = goingHomeFrom(puppy.availableDate, day);
	const training = inTraining(puppy, day);
	const later = [home && `can go home ${home}`, training && (home ? `(${training})` : training)];
	const isOneStep = !home && !training;
	const now = state === "reserved" ? "For a family" : isOneStep ? "Now" : "Now to reserve";
	return [now, later.filter(Boolean).join(" ")].filter(Boolean).join(" · ");
}
