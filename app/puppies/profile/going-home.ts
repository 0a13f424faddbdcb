/**
 * Texts that say when a puppy can go home: whether it can be reserved now, from what day it can go home,
 * and how far it is in its training. Pure.
 */
import { dayInWords, daysBetween } from "~/business/days.ts";
import { promises } from "~/business/facts.ts";
import { type SaleStatus, stateOf } from "../status.ts";
import { dayNamedIn } from "../written-day.ts";

const saysNow = /^(?:now|today|immediately|right away|ready(?: now)?)[.!]?$/i;

/**
 * Returns "from November 28, 2026" for a puppy that can't go home on `day` yet, or the trainer's own words
 * if they mention no day. Undefined for a puppy that can go home.
 */
export function goingHomeFrom(availableDate: string, day: string): string | undefined {
	const text = availableDate.trim();
	if (text === "" || saysNow.test(text)) return undefined;
	const named = dayNamedIn(text);
	if (!named) return text.replace(/^from\b/i, "from");
	return (daysBetween(day, named) ?? 0) > 0 ? `from ${dayInWords(named)}` : undefined;
}

type PuppyDates = SaleStatus & { availableDate: string; trainingStart: string | null };

/** "training: week 7 of 8" for a puppy that is in training on `day`, otherwise undefined. */
function inTraining({ trainingStart }: PuppyDates, day: string): string | undefined {
	const week = weekOn(day, trainingStart);
	const isTraining = week !== undefined && week >= 1 && week <= promises.trainingWeeks;
	return isTraining ? `training: week ${week} of ${promises.trainingWeeks}` : undefined;
}

/**
 * One line that says what is possible now, what is possible later, and why: "Reserve now · can go home from
 * November 28, 2026 (training: week 7 of 8)". Undefined for a sold puppy.
 */
export function availabilityInWords(puppy: PuppyDates, day: string): string | undefined {
	const state = stateOf(puppy);
	if (state === "sold") return undefined;
	const home = goingHomeFrom(puppy.availableDate, day);
	const training = inTraining(puppy, day);
	const later = [home && `can go home ${home}`, training && (home ? `(${training})` : training)];
	const isOneStep = !home && !training;
	const now = state === "reserved" ? "For a family" : isOneStep ? "Now" : "Reserve now";
	return [now, later.filter(Boolean).join(" ")].filter(Boolean).join(" · ");
}

/** The week of training on `day`, from 1. It is 0 or less before the start; undefined for an unknown start. */
export function weekOn(day: string, trainingStart: string | null): number | undefined {
	const days = trainingStart ? daysBetween(trainingStart, day) : undefined;
	return days === undefined ? undefined : Math.floor(days / 7) + 1;
}
