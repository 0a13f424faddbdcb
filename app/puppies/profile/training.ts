/** How far along a puppy is in its training: four stages in about eight weeks (specification, section 9). */
import { dayInWords, daysBetween } from "~/business/days.ts";
import { facts, promises } from "~/business/facts.ts";
import { siteText } from "~/business/site-texts.ts";
import { type SaleStatus, stateOf } from "../status.ts";
import { goingHomeFrom, weekOn } from "./going-home.ts";

const stages = [
	{ title: "stage-1-title", text: "stage-1-text" },
	{ title: "stage-2-title", text: "stage-2-text" },
	{ title: "stage-3-title", text: "stage-3-text" },
	{ title: "stage-4-title", text: "stage-4-text" },
] as const;

/** The last week of each stage: weeks 2, 5, 7 and 8 of eight weeks. */
const stageEnds = (weeks: number) => [
	Math.max(1, Math.round(weeks / 4)),
	Math.max(2, Math.round((weeks * 5) / 8)),
	weeks - 1,
	weeks,
];

export type StageState = "done" | "now" | "next";

type InTraining = SaleStatus & {
	name: string;
	trainingStart: string | null;
	wentHomeOn: string | null;
	/** In the trainer's own words. */
	availableDate?: string;
};

/** How far along a puppy is, and from when it can go home. */
function sentence(puppy: InTraining, week: number | undefined, day: string): string {
	const { name, trainingStart } = puppy;
	const lastWeek = promises.trainingWeeks;
	const home = stateOf(puppy) !== "sold" && goingHomeFrom(puppy.availableDate ?? "", day);
	const then = home ? `, and can go home ${home}.` : ".";
	if (week === undefined || !trainingStart) {
		return `Ask ${facts.trainer} which week ${name} is in.`;
	}
	if (week < 1) return `${name} starts on ${dayInWords(trainingStart)}${then}`;
	return `${name} ${week > lastWeek ? "has finished" : `is in week ${week}`}${then}`;
}

/**
 * How far along a puppy is in its training on `day`. A puppy that has gone home, or was sold without a
 * training date, has finished.
 */
export function trainingProgress(puppy: InTraining, day: string) {
	const lastWeek = promises.trainingWeeks;
	const ends = stageEnds(lastWeek);
	const isSold = stateOf(puppy) === "sold";
	const isHome =
		isSold && Boolean(puppy.wentHomeOn) && (daysBetween(puppy.wentHomeOn ?? "", day) ?? 0) >= 0;
	const isFinished = isHome || (isSold && !puppy.trainingStart);
	const week = isFinished ? lastWeek + 1 : weekOn(day, puppy.trainingStart);
	return {
		/** One sentence that says how far along the puppy is. */
		summary: isFinished ? `${puppy.name} has finished.` : sentence(puppy, week, day),
		stages: stages.map((stage, index) => {
			const from = (ends[index - 1] ?? 0) + 1;
			const to = ends[index] ?? lastWeek;
			const isLast = to === lastWeek;
			const isNext = week === undefined || week < from;
			const state: StageState = isNext ? "next" : week > to ? "done" : "now";
			return {
				title: siteText(stage.title),
				text: siteText(isLast && isHome ? "stage-4-home" : stage.text),
				weeks: from === to ? `Week ${to}` : `Weeks ${from}–${to}`,
				state,
			};
		}),
	};
}
