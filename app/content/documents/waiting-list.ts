/** The waiting list's page around its form. */
import { href } from "react-router";
import { filled } from "~/business/placeholders.ts";
import { declared } from "../declared.ts";
import { group, list, type PageValues, picture } from "../fields/field.ts";
import { line, text } from "../fields/texts.ts";
import { search } from "./parts.ts";

const confirmedByEmail = {
	id: "confirm",
	when: "A minute later",
	title: "You confirm by email",
	text: "We send you a link, and you press it. Only then are you on the list, so that nobody but you can put your address there.",
} as const;

export const waitingListDocument = declared({
	key: "waiting-list",
	label: "Waiting list: the page around the form",
	path: href("/waiting-list"),
	fields: {
		top: group("Top of the page", {
			title: line("Title", "Join the Waiting List", {
				help: "It is on the button of the form, too.",
			}),
			lead: text(
				"Under the title",
				"Tell us what kind of puppy you are hoping for. When a puppy comes along that could be yours, {trainer} writes to you.",
			),
			picture: picture("Picture in place of the puppy"),
		}),
		how: group("How it works", {
			title: line("Heading", "How it works"),
			steps: list("Steps", {
				item: "Step",
				max: 6,
				fields: { when: line("When"), title: line("Heading"), text: text("Text") },
				sample: [
					{
						when: "Today",
						title: "You tell us what you are looking for",
						text: "As much or as little as you know. Each choice you leave open means more puppies that could fit.",
					},
					confirmedByEmail,
					{
						when: "When a puppy fits",
						title: "{trainer} writes to you",
						text: "Once about each puppy that could be yours, in the order in which families joined. It costs nothing, you owe nothing, and you can leave whenever you like.",
					},
				],
			}),
		}),
		form: group("The form", { title: line("Heading", "Your place on the list") }),
		search: search(
			"Join the waiting list for a trained puppy in {place}: say what you are looking for, and hear when a puppy fits. It is free, and you can leave whenever you like.",
		),
	},
});

type WaitingListPage = PageValues<typeof waitingListDocument.fields>;

/**
 * The page of a site that can't send email, with another step in place of the sample's step about the email. A step
 * that the trainer has written stays.
 */
export function confirmedByHand(page: WaitingListPage): WaitingListPage {
	const { id, text: sample } = confirmedByEmail;
	const byHand = filled({
		id,
		when: "After that",
		title: "{trainer} confirms your place",
		text: "Every entry is confirmed before it counts, because an address is easily mistyped. You may get a call about yours.",
	});
	const steps = page.how.steps.map((step) => (step.text === sample ? byHand : step));
	return { ...page, how: { ...page.how, steps } };
}
