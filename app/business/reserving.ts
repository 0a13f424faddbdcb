/** Sample texts about how a family reserves a puppy, and questions that families ask. */
import { href } from "react-router";
import { facts, promises } from "./facts.ts";
import { dollars } from "./prices.ts";

/** The deposit in whole dollars, and the number of days within which all of it is refunded. */
const terms = { deposit: 500, refundDays: 7 } as const;

const deposit = dollars(terms.deposit);

export const reserving = {
	title: "Reserving a Puppy",
	lead: "From the first call to the front door, and what it costs to change your mind.",
	description: `How reserving a trained puppy works: the first call, a visit, a ${deposit} deposit, delivery, and when the money comes back.`,
	stepsTitle: "Step by step",
	steps: [
		{
			when: "First",
			title: "We talk",
			get text() {
				return `You call, text or write. ${facts.trainer} asks about your week and tells you which of the puppies would enjoy it, if one of them would.`;
			},
		},
		{
			when: "Then",
			title: "You visit",
			text: "By appointment, in the house where the puppy lives. Bring everybody who will live with it. If you live out of state, we visit by video.",
		},
		{
			when: "If it is a yes",
			title: `A ${deposit} deposit`,
			text: "The puppy is yours from then on: nobody else can have it, and the deposit counts toward the price. You get a receipt and the agreement in writing, and you sign nothing on the spot.",
		},
		{
			when: "While it learns",
			title: "News every week",
			text: "Photos, a short film and what went wrong on Tuesday. Your owner lessons begin in these weeks if you live nearby.",
		},
		{
			when: "When it is ready",
			title: "The rest, and the drive",
			get text() {
				return `The balance is due a week before delivery, by check or bank transfer. Then ${facts.trainer} brings your puppy, or you pick it up and stay for a day of lessons.`;
			},
		},
	],
	refunds: {
		title: "If something changes",
		lead: "Better now than months from now. So the rules are kind, and they are in the agreement.",
		rules: [
			{
				term: `Within ${terms.refundDays} days of the deposit`,
				text: "You change your mind, for any reason: the whole deposit comes back.",
			},
			{
				term: "Later",
				text: "The deposit moves to another puppy, now or within a year. It isn’t paid back, because this puppy has been waiting for you.",
			},
			{
				term: "If the puppy is the reason",
				text: "A puppy that turns out not to suit you, or isn’t well: you choose between another one and all of your money.",
			},
			{
				term: "After delivery",
				get text() {
					return `For ${promises.assuranceDays} days we go back over what we taught. And a dog of ours can always come back to us, whatever its age. We never ask why.`;
				},
			},
		],
	},
	questions: {
		title: "Questions and answers",
		items: [
			{
				question: "Can we come by and look at all of them?",
				answer:
					"One or two at a time, by appointment. It is a house, not a showroom, and the puppies have lessons. Most families know after twenty minutes on the floor.",
			},
			{
				question: "None of your puppies is the one. What now?",
				get answer() {
					return `Join the waiting list and say what you wish for: ${facts.trainer} writes to you when a puppy comes along that could be yours. It costs nothing, and you can leave whenever you like.`;
				},
				link: { label: "Join the waiting list", path: href("/waiting-list") },
			},
			{
				question: "Do the puppies have their shots?",
				get answer() {
					return `All that their age calls for, with a health certificate from our veterinarian. The folder that comes with the puppy says what was given and when, and the ${promises.warrantyYears}-year health and genetic warranty begins on the day your puppy comes home.`;
				},
			},
			{
				question: "Who are the parents?",
				answer:
					"Every profile names the breeder. We only take puppies whose parents were tested for what runs in their breed, and you can see the results before you decide.",
			},
			{
				question: "Why does a trained puppy cost this much?",
				get answer() {
					return `${promises.trainingWeeks} weeks of somebody’s days, and most of their nights. Each profile shows where the money goes.`;
				},
			},
			{
				question: "We have small children. And a cat.",
				answer:
					"Most of our families have one or the other. Tell us their ages; some puppies here think cats are furniture, and one or two don’t.",
			},
			{
				question: "Can we pay in installments?",
				answer:
					"There are two: the deposit now and the balance before delivery. If you need a third one, ask.",
			},
		],
	},
	visit: {
		title: "Finding us",
		get text() {
			return `We are on the edge of ${facts.place}, and you get the address with your appointment, because the puppies sleep in the afternoon. Park by the fence; the path to the porch has no steps. Tell us if you are coming by bus, and we’ll pick you up at the last stop.`;
		},
	},
	links: {
		choosing: "Choosing your puppy",
		delivery: "Puppy delivery",
		waitingList: "Join the waiting list",
		visit: "Ask for an appointment",
	},
	next: "See who could be yours",
} as const;
