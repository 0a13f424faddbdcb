/** The delivery page (specification, sections 2 and 9). */
import { href } from "react-router";
import { declared } from "../declared.ts";
import { group, list, picture } from "../fields/field.ts";
import { line, lines, text } from "../fields/texts.ts";
import { search } from "./parts.ts";

/** Values that can change are placeholders in braces (business/placeholders.ts). */
export const deliveryDocument = declared({
	key: "delivery",
	label: "Delivery",
	path: href("/puppy-delivery"),
	note: "The text of the “Puppy Delivery” page.",
	fields: {
		top: group("Top of the page", {
			title: line("Title", "Puppy Delivery"),
			lead: text(
				"Under the title",
				"We bring your puppy to your door and teach you what it knows.",
				{ max: 200 },
			),
			picture: picture("Picture in place of the landscape"),
			scene: picture("Picture under the top of the page"),
		}),
		ways: group("How delivery works", {
			title: line("Heading", "Delivery and new-owner training"),
			text: text(
				"Text",
				"Every puppy comes with {lessons} owner lessons. Where you live decides when you have them.",
			),
			near: group("First way", {
				title: line("Heading", "Within {delivery hours} hours of {city}"),
				text: text(
					"Text",
					"Your lessons happen during the training, closer together if you reserve late. You drive over and practice each cue with your puppy. By delivery day your puppy already knows you.",
				),
			}),
			far: group("Second way", {
				title: line("Heading", "Out of state"),
				text: text(
					"Text",
					"You begin with 1 video lesson to learn the cues. The other lessons are on a 3-day delivery weekend: {trainer} comes with your puppy and teaches you in your own rooms, at your front door and along your street.",
				),
			}),
			between: text(
				"Under the two ways",
				"Within {delivery hours} hours counts as near in another state, too. Farther, but still in {region}? Call us, and we’ll choose whichever of the two means less driving.",
				{ help: "For families who live between the two distances." },
			),
		}),
		rules: group("Rules", {
			title: line("Heading", "Delivery rules"),
			items: lines("Rules", [
				"Everyone who will live with the puppy takes part in the first lesson.",
				"Your puppy travels with a person it knows and is handed over to you in person.",
				"The first three days are quiet: no visitors, and no other people’s dogs.",
				"A dog you already have meets the new one outdoors, with us there.",
			]),
		}),
		cost: group("What delivery costs", {
			title: line("Heading", "Delivery cost"),
			text: text(
				"Text",
				"It depends on your location. Within {delivery hours} hours of {city} you pay for the gas only. You get the total in writing before we leave.",
			),
			ways: list("Ways of delivery", {
				item: "Way",
				min: 1,
				max: 6,
				unique: "way",
				fields: { way: line("Way"), price: line("Price") },
				sample: [
					{ way: "We drive", price: "Gas plus 2 hotel nights" },
					{ way: "We fly", price: "A flight plus 2 hotel nights" },
				],
			}),
			examples: list("Worked examples", {
				item: "Example",
				max: 6,
				unique: "way",
				fields: { way: line("Trip"), price: line("Price") },
				sample: [
					{
						way: "For example, by car to Richmond, Virginia: $90 for gas and $300 for the hotel",
						price: "About\u00a0$390",
					},
					{
						way: "For example, by plane to Chicago, Illinois: $420 for the flight and $300 for the hotel",
						price: "About\u00a0$720",
					},
				],
			}),
		}),
		after: group("After delivery", {
			title: line("Heading", "After delivery"),
			text: text("Text", "We stay in touch once your puppy is home."),
			moments: list("Moments", {
				item: "Moment",
				max: 8,
				unique: "when",
				fields: { when: line("When"), title: line("Heading"), text: text("Text") },
				sample: [
					{
						when: "The first night",
						title: "A quiet night",
						text: "Your puppy has slept in its crate for weeks, and the crate comes along.",
					},
					{
						when: "The first {assurance} days",
						title: "{assurance}-day training assurance",
						text: "If your puppy forgets something we taught, call us, and we work on it with you again.",
					},
					{
						when: "The first {warranty} years",
						title: "{warranty}-year health and genetic warranty",
						text: "It begins on the day your puppy comes home.",
					},
					{
						when: "From then on",
						title: "Lifetime support",
						text: "By phone or text, for as long as your dog lives.",
					},
				],
			}),
		}),
		included: group("What is included", {
			title: line("Heading", "What is included with each puppy"),
			items: lines("What is included", [
				"{lessons} owner lessons",
				"A {assurance}-day training assurance",
				"A {warranty}-year health and genetic warranty",
				"Health certification and support, worth {health support}",
				"Lifetime support, worth {lifetime support}+",
				"The crate it already sleeps in",
				"A folder with its shots, weights, meals and daily routine",
			]),
			stories: line("Link to the stories", "Sold puppy stories"),
			trainer: line("Link to your page", "Who brings your puppy"),
		}),
		end: group("End of the page", {
			next: line("Above the last button", "See which puppies are available"),
		}),
		search: search(
			"How your puppy comes home: delivery and new-owner training near {city} and out of state, what delivery costs, and the support that follows.",
		),
	},
});
