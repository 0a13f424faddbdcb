/** The page about reserving a puppy, with the questions that families ask first. */
import { href } from "react-router";
import { declared } from "../declared.ts";
import { address, group, line, list, text } from "../fields/field.ts";
import { search, top } from "./parts.ts";

/** The deposit, and the number of days within which all of it is refunded. */

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
			"From the first call to the front door, and what it costs to change your mind.",
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
						text: "You call, text or write. {trainer} asks about your week and tells you which of the puppies would enjoy it, if one of them would.",
					},
					{
						when: "Then",
						title: "You visit",
						text: "By appointment, in the house where the puppy lives. Bring everybody who will live with it. If you live out of state, we visit by video.",
					},
					{
						when: "If it is a yes",
						title: "A {deposit} deposit",
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
						text: "The balance is due a week before delivery, by check or bank transfer. Then {trainer} brings your puppy, or you pick it up and stay for a day of lessons.",
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
				"Better now than months from now. So the rules are kind, and they are in the agreement.",
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
						text: "The deposit moves to another puppy, now or within a year. It isn’t paid back, because this puppy has been waiting for you.",
					},
					{
						term: "If the puppy is the reason",
						text: "A puppy that turns out not to suit you, or isn’t well: you choose between another one and all of your money.",
					},
					{
						term: "After delivery",
						text: "For {assurance} days we go back over what we taught. And a dog of ours can always come back to us, whatever its age. We never ask why.",
					},
				],
			}),
			agreement: line("Link to the agreement", "Read the agreement"),
		}),
		agreement: group("Page with the agreement", {
			title: line("Title", "The Agreement"),
			lead: text(
				"Under the title",
				"What every family gets in writing with its puppy. Whatever stands in brackets is filled in with your names, days and price.",
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
						link: "",
						target: "",
					},
					{
						question: "None of your puppies is the one. What now?",
						answer:
							"Join the waiting list and say what you wish for: {trainer} writes to you when a puppy comes along that could be yours. It costs nothing, and you can leave whenever you like.",
						link: "Join the waiting list",
						target: href("/waiting-list"),
					},
					{
						question: "Do the puppies have their shots?",
						answer:
							"All that their age calls for, with a health certificate from our veterinarian. The folder that comes with the puppy says what was given and when, and the {warranty}-year health and genetic warranty begins on the day your puppy comes home.",
						link: "",
						target: "",
					},
					{
						question: "Who are the parents?",
						answer:
							"Every profile names the breeder. We only take puppies whose parents were tested for what runs in their breed, and you can see the results before you decide.",
						link: "",
						target: "",
					},
					{
						question: "Why does a trained puppy cost this much?",
						answer:
							"{weeks} weeks of somebody’s days, and most of their nights. Each profile shows where the money goes.",
						link: "",
						target: "",
					},
					{
						question: "We have small children. And a cat.",
						answer:
							"Most of our families have one or the other. Tell us their ages; some puppies here think cats are furniture, and one or two don’t.",
						link: "",
						target: "",
					},
					{
						question: "Can we pay in installments?",
						answer:
							"There are two: the deposit now and the balance before delivery. If you need a third one, ask.",
						link: "",
						target: "",
					},
				],
			}),
		}),
		visit: group("Finding you", {
			title: line("Heading", "Finding us"),
			text: text(
				"Text",
				"We are on the edge of {place}, and you get the address with your appointment, because the puppies sleep in the afternoon. Park by the fence; the path to the porch has no steps. Tell us if you are coming by bus, and we’ll pick you up at the last stop.",
			),
			contact: line("Link to the contact form", "Ask for an appointment"),
		}),
		end: group("End of the page", {
			next: line("Above the last button", "See who could be yours"),
		}),
		search: search(
			"How reserving a trained puppy works: the first call, a visit, a {deposit} deposit, delivery, and when the money comes back.",
		),
	},
});
