/** The page about reserving a puppy, with the questions that families ask first. */
import { href } from "react-router";
import { declared } from "../declared.ts";
import { group, list } from "../fields/field.ts";
import { address, line, text } from "../fields/texts.ts";
import { search, top } from "./parts.ts";

/** The names of the controls to correct, for links that have only a label or only a target. */
function linkProblems(
	items: readonly { link: string; target: string }[],
): Readonly<Record<string, string>> {
	return Object.fromEntries(
		items.flatMap(({ link, target }, index) => {
			const row = `questions.items[${index}]`;
			if (link && !target) return [[`${row}.target`, "Please write where the link leads."]];
			if (target && !link) return [[`${row}.link`, "Please write what the link says."]];
			return [];
		}),
	);
}

export const reservingDocument = declared({
	key: "reserving",
	label: "Reserving a puppy",
	path: href("/reserving-a-puppy"),
	check: ({ questions }) => linkProblems(questions.items),
	fields: {
		top: top(
			"Reserving a Puppy",
			"How it works, from the first call to delivery, and what happens to your deposit if you change your mind.",
		),
		steps: group("Step by step", {
			title: line("Heading", "Step by step"),
			items: list("Steps", {
				item: "Step",
				max: 8,
				fields: { when: line("When"), title: line("Heading"), text: text("Text") },
				sample: [
					{
						when: "First",
						title: "We talk",
						text: "You call, text or write. {trainer} asks about your home and your week, and tells you which of the puppies would suit you. This call costs nothing.",
					},
					{
						when: "Then",
						title: "You visit",
						text: "By appointment, in the house where the puppy lives. Bring everyone who will live with it. If you live out of state, we visit by video.",
					},
					{
						when: "If it is a yes",
						title: "A {deposit} deposit",
						text: "From then on the puppy is held for you alone. You pay the deposit by check or bank transfer, and it counts toward the price. You get a receipt and the agreement in writing, and you don’t have to sign anything on the spot.",
					},
					{
						when: "While it learns",
						title: "News every week",
						text: "You get photos, a short video, and word of what went well and what didn’t. If you live within {delivery hours} hours, you also have your owner lessons in these weeks.",
					},
					{
						when: "When it is ready",
						title: "The balance, and delivery",
						text: "The balance is due before your puppy comes home, by check or bank transfer, and never before you have met it, in person or by video. Then {trainer} brings your puppy to your door. If you live out of state, your lessons are on that 3-day delivery weekend.",
					},
				],
			}),
			choosing: line("Link to choosing a puppy", "Choosing your puppy"),
			delivery: line("Link to the delivery", "Puppy delivery"),
			waitingList: line("Link to the waiting list", "Join the waiting list"),
		}),
		refunds: group("Refunds", {
			title: line("Heading", "If something changes"),
			lead: text(
				"Under the heading",
				"These rules are part of the agreement that you get in writing.",
			),
			rules: list("Rules", {
				item: "Rule",
				max: 8,
				unique: "term",
				fields: { term: line("When"), text: text("What happens", "", { isRequired: true }) },
				sample: [
					{
						term: "Within {refund days} days of the deposit",
						text: "You change your mind, for any reason: the whole deposit comes back.",
					},
					{
						term: "Later",
						text: "The deposit moves to another puppy, now or within a year. It isn’t paid back, because this puppy was held for you.",
					},
					{
						term: "If the puppy isn’t right for you",
						text: "A puppy that turns out not to suit you in its first {assurance} days with you, or isn’t well: you choose between another one and all of your money.",
					},
					{
						term: "If we can’t deliver",
						text: "The puppy falls seriously ill before it goes home, or {trainer} can’t hand it over: all of your money comes back.",
					},
					{
						term: "After delivery",
						text: "For {assurance} days we go back over what we taught. And a dog from us can always come back to us, whatever its age and for any reason.",
					},
				],
			}),
			agreement: line("Link to the agreement", "Read the agreement"),
		}),
		agreement: group("Page with the agreement", {
			title: line("Title", "The Agreement"),
			lead: text(
				"Under the title",
				"What every family and {trainer} sign for a puppy. The parts in brackets are filled in with your names, dates and price.",
			),
			next: line("Above the last button", "Ask about anything in it"),
		}),
		questions: group("Questions and answers", {
			title: line("Heading", "Questions and answers"),
			items: list("Questions", {
				item: "Question",
				help: "Without any, the page leaves out this part.",
				max: 16,
				unique: "question",
				fields: {
					question: line("Question"),
					answer: text("Answer", "", { isRequired: true }),
					link: line("Link under the answer", "", { isRequired: false }),
					target: address("Leads to"),
				},
				sample: [
					{
						question: "Can we come by and look at all of them?",
						answer:
							"One or two at a time, by appointment. It is a house, not a showroom, and the puppies have lessons. Most families know after twenty minutes on the floor.",
					},
					{
						question: "None of your puppies is the one. What now?",
						answer:
							"Join the waiting list and say what you are looking for: {trainer} writes to you when a puppy comes along that could be yours. It costs nothing, and you can leave whenever you like.",
						link: "Join the waiting list",
						target: href("/waiting-list"),
					},
					{
						question: "Do the puppies have their shots?",
						answer:
							"All that their age calls for, with a health certificate from our veterinarian. The folder that comes with the puppy says what was given and when. The {warranty}-year health and genetic warranty begins on the day your puppy comes home.",
					},
					{
						question: "When do we have our lessons?",
						answer:
							"There are {lessons}: within {delivery hours} hours of {city} during the training, while your puppy learns, and closer together if you reserve late; out of state, 1 video lesson first and the others on the 3-day delivery weekend at your house.",
						link: "Puppy delivery",
						target: href("/puppy-delivery"),
					},
					{
						question: "Who are the parents?",
						answer:
							"Every profile names the breeder. We only take puppies whose parents were tested for what runs in their breed, and you can see the results before you decide.",
					},
					{
						question: "Why does a trained puppy cost this much?",
						answer:
							"It pays for the puppy, about {weeks} weeks of daily training, {lessons} owner lessons, and the support that follows. The profile of every available puppy shows the parts of its price.",
					},
					{
						question: "We have small children and a cat. Is that a problem?",
						answer:
							"Most of our families have one or the other. Tell us about them, and {trainer} will tell you which puppies are gentle with children and calm with cats.",
					},
					{
						question: "Can we pay in installments?",
						answer:
							"There are two: the deposit now and the balance before delivery. If you need a third one, ask.",
					},
				],
			}),
		}),
		visit: group("Finding you", {
			title: line("Heading", "Finding us"),
			text: text(
				"Text",
				"We are on the edge of {place}. Because it is our home, you get the address with your appointment. Park by the fence; the kitchen door has no steps. If you are coming by bus, tell us, and we’ll pick you up at the last stop.",
			),
			contact: line("Link to the contact form", "Ask for an appointment"),
		}),
		end: group("End of the page", {
			next: line("Above the last button", "See which puppies are available"),
		}),
		search: search(
			"How reserving a trained puppy works: the first call, a visit, a {deposit} deposit, delivery, and when the money comes back.",
		),
	},
});
