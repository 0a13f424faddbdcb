/** Texts of the home page. */
import { href } from "react-router";
import { facts, promises } from "./facts.ts";

export const hero = {
	title: "A puppy who already knows the way home.",
	get lead() {
		return `Every ${facts.product} spends its first months in ${facts.trainer}’s house in ${facts.place}. The sleepless nights and the chewed shoes stay there.`;
	},
} as const;

/** What comes with every puppy: the emphasized words and the rest of each line. */
export const promiseList = [
	{
		get strong() {
			return `About ${promises.trainingWeeks} weeks`;
		},
		rest: "of training",
	},
	{
		get strong() {
			return `${promises.ownerLessons} owner lessons`;
		},
		rest: "per puppy",
	},
	{
		get strong() {
			return `${promises.assuranceDays}-day`;
		},
		rest: "training assurance",
	},
	{
		get strong() {
			return `${promises.warrantyYears}-year`;
		},
		rest: "health and genetic warranty",
	},
	{ strong: "Lifetime", rest: "support" },
] as const;

export const about = {
	title: "Trained Puppies for Sale",
	lead: "One house, one trainer, never more than a few puppies.",
	link: "Meet the team",
	get paragraphs() {
		return [
			`A ${facts.product} grows up the way you would raise one yourself if you had the hours: under the kitchen table, past a doorbell that rings all day, beside children who drop things and a cat who stands for no nonsense.`,
			`They leave house-trained, at ease in a crate and polite on a leash, with a ${promises.warrantyYears}-year health and genetic warranty. ${facts.trainer} answers the phone for the rest of their lives.`,
		];
	},
} as const;

/** The three steps from choosing to delivery (specification, section 2). */
export const steps = [
	{
		title: "Choose a puppy",
		get text() {
			return `Meet one who is ready now, or describe the dog you have in mind and look for it together with ${facts.trainer}.`;
		},
		path: href("/choosing-your-puppy"),
	},
	{
		title: "We train your puppy",
		get text() {
			return `About ${promises.trainingWeeks} weeks in a lived-in house: good habits first, then manners, then the noise of the real world.`;
		},
		path: href("/puppy-training"),
	},
	{
		title: "We deliver then train you",
		get text() {
			return `Your puppy arrives at your door. Then it is your turn: ${promises.ownerLessons} owner lessons come with every puppy.`;
		},
		path: href("/puppy-delivery"),
	},
] as const;

export const stepsTitle = "From our house to yours";
/** Text of the link of each step. */
export const stepsMore = "Learn More";

/** The puppies' section of the home page. `some` follows the number of available puppies. */
export const puppiesBand = {
	title: "The puppies",
	some: "ready for a home. The others have moved into theirs.",
	none: "All of them have found their homes. The next ones are on their way.",
	more: "View More",
} as const;

/** The line below the title of the puppies' section. */
export function puppiesLine(
	available: number,
	{ some, none }: { some: string; none: string } = puppiesBand,
): string {
	if (available === 0) return none;
	const words = ["", "One is", "Two are", "Three are", "Four are", "Five are", "Six are"];
	const who = words[available] ?? `${available} are`;
	return `${who} ${some}`;
}

/** The section about training programs, for visitors who already have a dog. */
export const programsBand = {
	title: "Already have a dog?",
	lead: "Half of the dogs we train were raised somewhere else. Yours can learn at your house, or at ours.",
	more: "See the program",
	all: "All training programs",
} as const;
