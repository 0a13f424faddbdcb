/** Sample texts about how the waiting list works. */
import { facts } from "./facts.ts";

export const waitingList = {
	title: "Join the Waiting List",
	get lead() {
		return `Tell us who you are hoping for. When a puppy comes along that could be yours, ${facts.trainer} writes to you.`;
	},
	get description() {
		return `Join the waiting list for a trained puppy in ${facts.place}: say what you wish for, and hear when a puppy fits. It is free, and you can leave whenever you like.`;
	},
	steps: [
		{
			when: "Today",
			title: "You tell us what you wish for",
			text: "As much or as little as you know. Each wish you leave open means more puppies that could fit.",
		},
		{
			when: "A minute later",
			title: "You confirm by email",
			text: "We send you a link, and you press it. Only then are you on the list, so that nobody but you can put your address there.",
		},
		{
			when: "When a puppy fits",
			get title() {
				return `${facts.trainer} writes to you`;
			},
			text: "Once about each puppy that could be yours, in the order in which families joined. It costs nothing, you owe nothing, and you can leave whenever you like.",
		},
	],
	/** The second step on a site that can't send email. */
	stepByHand: {
		when: "After that",
		get title() {
			return `${facts.trainer} confirms your place`;
		},
		text: "Anybody can type any address, so every entry is confirmed before it counts. You may get a call about yours.",
	},
	howTitle: "How it works",
	formTitle: "Your place on the list",
	next: "Would you rather talk first?",
} as const;
