/** Texts of the information pages (specification, sections 2 and 9). */
import type { DrawingName } from "./drawings.ts";
import { facts, promises } from "./facts.ts";
import { dollars, prices } from "./prices.ts";

const weeks = `About ${promises.trainingWeeks} weeks`;

export const choosing = {
	title: "Choosing Your Puppy",
	lead: "Begin with your week. The dog comes second.",
	get description() {
		return `How ${facts.trainer} helps you choose: a ${dollars(prices.consultation)} consultation, then a puppy who is ready now or a search for the one you have in mind.`;
	},
	dog: {
		title: "Choosing a dog",
		get lead() {
			return `People ask ${facts.trainer} which breed is best. She asks them what goes on in their house on a Wednesday.`;
		},
		text: "Every breed we raise can be an easy dog or a hard one. What decides it is whether the dog’s day fits inside yours. Before you look at colors, answer four questions, honestly rather than hopefully.",
		questions: [
			{
				question: "Who is home at noon?",
				answer:
					"A puppy can’t hold it as long as a grown dog. If the house is empty from eight to five, we plan the middle of the day first and talk about breeds second.",
			},
			{
				question: "How far do you walk when it rains?",
				answer:
					"Not in May: in February, in the dark. A Labrador Retriever will hold you to your answer. A Saint Berdoodle is glad to be let off.",
			},
			{
				question: "Who sweeps the floor?",
				answer:
					"Poodle crosses leave little hair around and need a groomer every six weeks or so. A Golden Retriever gets by with a brush, and leaves some of itself on every chair.",
			},
			{
				question: "Who else lives there?",
				answer:
					"Toddlers, cats, a grandmother with a cane: tell us about all of them. Some of our puppies will stop growing at forty-five pounds, and some will not stop for another fifty.",
			},
		],
		closing: "If two of your answers argue with each other, that is the best time to call.",
	},
	consultation: {
		title: "Consultation",
		aside: "Plain talk, before anybody has promised anything.",
		get price() {
			return dollars(prices.consultation);
		},
		get text() {
			return `You describe the house, the people in it and the dog you picture there. ${facts.trainer} tells you what would suit you, and what would have worn you out by March. Sometimes her advice is to wait a year. She says that too.`;
		},
	},
	beginning: {
		title: "Beginning the process",
		get text() {
			return `After the consultation there are two roads. They meet again farther on: ${weeks.toLowerCase()} of training, a puppy brought to your door, and ${promises.ownerLessons} owner lessons.`;
		},
	},
	options: {
		available: {
			label: "Option one",
			title: "Pick an available puppy",
			get text() {
				return `These puppies are in the house now, partway through their training. Read a profile, see which week of training that puppy is in, then come and sit on the floor together. Prices run from ${dollars(prices.puppyFrom)} to ${dollars(prices.puppyTo)}.`;
			},
		},
		dream: {
			label: "Option two",
			title: "Find a dream puppy together",
			get text() {
				return `You have a breed, a size or a coat in mind that nobody here is wearing. ${facts.trainer} finds a breeder she would buy from herself and picks from the litter with you. You pay the breeder’s price plus ${dollars(prices.customTraining)} for training.`;
			},
		},
	},
	get next() {
		return `Next: how those ${promises.trainingWeeks} weeks are spent`;
	},
	links: {
		waitingList: "Join the waiting list",
		testimonials: "What owners say",
		programs: "Training for a dog you have",
	},
	nextButton: "Your Puppy’s Training",
} as const;

interface TrainingCard {
	title: string;
	lead: string;
	text: string;
	image: DrawingName;
	/** What this part costs extra, if it isn't included with every puppy. */
	extra?: { amount: string; words: string };
}

const trainingCards: readonly TrainingCard[] = [
	{
		title: "Training",
		lead: "Sit, down, come, stay, go to your place, and a leash that hangs slack between you.",
		text: "A lesson is over before the coffee is cold, and there are many in a day. They happen where they will be wanted: sit while the doorbell rings, stay while supper is on the table, come when there is a squirrel around. A cue that works only in a quiet room is half a cue.",
		image: "training-scene",
	},
	{
		title: "Imprinting good behavior",
		lead: "What a puppy meets in its first weeks, it takes for granted ever after.",
		text: "So we give it the right things to take for granted. A crate is where one sleeps. Paws get held and ears get looked into. The vacuum cleaner is weather. Visitors wear hats, carry umbrellas, arrive on crutches, and every one of them is dull. House-training happens in these weeks too, on our floors rather than yours.",
		image: "play-juniper",
	},
	{
		title: "Level two testing in the real world",
		lead: "Now do it in a parking lot, in the drizzle, next to a man with a leaf blower.",
		text: "A puppy who listens at home has passed level one. For level two we go to hardware stores, sidewalk tables, elevators and the school gate at the wrong time of day, and ask for everything again until the place makes no difference. It is for dogs who will work, travel, or go wherever you go.",
		image: "play-winnie",
		extra: {
			get amount() {
				return `+${dollars(prices.levelTwoTesting)}`;
			},
			words: "on top of the puppy’s price, if you want it",
		},
	},
];

export const training = {
	title: "Your Puppy’s Training",
	lead: `${weeks} of ordinary days, with a lesson hidden in most of them.`,
	get description() {
		return `What a puppy learns in about ${promises.trainingWeeks} weeks in ${facts.trainer}’s house: training, imprinting good behavior, and level two testing in the real world.`;
	},
	cards: trainingCards,
	day: {
		title: "One day in week four",
		text: "No two are alike. This one was a Tuesday.",
		hours: [
			{
				when: "6:00 am",
				title: "Out, then breakfast in the crate",
				text: "The door stays open. Nobody has to be told to go in.",
			},
			{
				when: "8:30 am",
				title: "To the mailbox and back",
				text: "A slack leash, or we stand still. Today it took four minutes; in week one it took twenty.",
			},
			{
				when: "11:00 am",
				title: "Something new",
				text: "Last week it was a wheelbarrow. Today the neighbor came by with her tuba.",
			},
			{
				when: "1:00 pm",
				title: "Nap",
				text: "The lesson nobody sees. A dog who can switch off can live anywhere.",
			},
			{
				when: "4:00 pm",
				title: "A bench outside the post office",
				text: "We watch people carry packages. Looking away from them is paid in chicken.",
			},
			{
				when: "7:00 pm",
				title: "Supper, under the table",
				text: "The family eats. One puppy lies on a mat and is not part of it.",
			},
			{
				when: "9:00 pm",
				title: "Last trip out, and bed",
				text: "Lights off. We sleep through, and by now so does everyone else.",
			},
		],
	},
	links: { videos: "Watch a lesson", programs: "Training for a puppy you have" },
	next: "Next: the drive to your door",
	nextButton: "Puppy Delivery",
} as const;
