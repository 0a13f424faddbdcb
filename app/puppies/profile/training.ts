/** How far a puppy is in its training: four stages of about eight weeks (specification, section 9). */
import { facts, promises } from "~/business/facts.ts";
import { dayInWords, daysBetween } from "../rules.ts";

const lastWeek = promises.trainingWeeks;

const stages = [
	{
		from: 1,
		to: 2,
		title: "Imprinting good behavior",
		text: "House routine, crate, name, and being handled by strangers.",
	},
	{
		from: 3,
		to: 5,
		title: "Training",
		text: "Sit, down, place, stay, and walking on a loose leash.",
	},
	{ from: 6, to: 7, title: "Out in the world", text: "Shops, traffic, children and other dogs." },
	{
		from: lastWeek,
		to: lastWeek,
		title: "Owner lessons and delivery",
		get text() {
			return `${promises.ownerLessons} lessons with you, then home.`;
		},
	},
] as const;

export type StageState = "done" | "now" | "next";

export type TrainingProgress = {
	/** One sentence on where the puppy is. */
	summary: string;
	stages: { title: string; text: string; weeks: string; state: StageState }[];
};

/** Week of training on `day`, from 1; 0 and less before it begins, undefined where it is not known. */
function weekOn(day: string, trainingStart: string | null): number | undefined {
	const days = trainingStart ? daysBetween(trainingStart, day) : undefined;
	return days === undefined ? undefined : Math.floor(days / 7) + 1;
}

function sentence(name: string, week: number | undefined, start: string | null): string {
	if (week === undefined || !start) return `Ask ${facts.trainer} which week ${name} is in.`;
	if (week < 1) return `${name} starts on ${dayInWords(start)}.`;
	return week > lastWeek ? `${name} has finished.` : `${name} is in week ${week}.`;
}

/**
 * Where a puppy is in its training on `day`. A puppy that has gone home, or was sold without a
 * word on its training, has finished.
 */
export function trainingProgress(
	puppy: {
		name: string;
		available: boolean;
		trainingStart: string | null;
		wentHomeOn: string | null;
	},
	day: string,
): TrainingProgress {
	const isHome =
		!puppy.available &&
		Boolean(puppy.wentHomeOn) &&
		(daysBetween(puppy.wentHomeOn ?? "", day) ?? 0) >= 0;
	const isFinished = isHome || (!puppy.available && !puppy.trainingStart);
	const week = isFinished ? lastWeek + 1 : weekOn(day, puppy.trainingStart);
	return {
		summary: isFinished
			? `${puppy.name} has finished.`
			: sentence(puppy.name, week, puppy.trainingStart),
		stages: stages.map((stage) => {
			const isLast = stage.to === lastWeek;
			const state =
				week === undefined || week < stage.from ? "next" : week > stage.to ? "done" : "now";
			return {
				title: stage.title,
				text: isLast && isHome ? `${promises.ownerLessons} lessons, then home.` : stage.text,
				weeks: stage.from === stage.to ? `Week ${stage.to}` : `Weeks ${stage.from}–${stage.to}`,
				state,
			};
		}),
	};
}
