/** The page about choosing a puppy (specification, sections 2 and 9). */
import { href } from "react-router";
import { declared } from "../declared.ts";
import { group, line, list, picture, text } from "../fields/field.ts";
import { search, top } from "./parts.ts";

export const choosingDocument = declared({
	key: "choosing",
	label: "Choosing your puppy",
	path: href("/choosing-your-puppy"),
	fields: {
		top: top("Choosing Your Puppy", "Begin with your week. The dog comes second."),
		dog: group("Choosing a dog", {
			title: line("Heading", "Choosing a dog"),
			lead: text(
				"First line",
				"People ask {trainer} which breed is best. She asks them what goes on in their house on a Wednesday.",
			),
			text: text(
				"Text",
				"Every breed we raise can be an easy dog or a hard one. What decides it is whether the dog’s day fits inside yours. Before you look at colors, answer four questions, honestly rather than hopefully.",
			),
			questions: list("Questions", {
				item: "Question",
				max: 10,
				unique: "question",
				fields: {
					question: line("Question"),
					answer: text("What it is about", "", { isRequired: true }),
				},
				sample: [
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
			}),
			closing: text(
				"At the end, before your phone number",
				"If two of your answers argue with each other, that is the best time to call.",
			),
			lineup: picture("Wide picture in place of the row of puppies"),
		}),
		consultation: group("Consultation", {
			title: line("Heading", "Consultation"),
			aside: text("Under the heading", "Plain talk, before anybody has promised anything."),
			text: text(
				"Beside the price",
				"You describe the house, the people in it and the dog you picture there. {trainer} tells you what would suit you, and what would have worn you out by March. Sometimes her advice is to wait a year. She says that too.",
			),
			beginning: group("Beginning the process", {
				title: line("Heading", "Beginning the process"),
				text: text(
					"Text",
					"After the consultation there are two roads. They meet again farther on: about {weeks} weeks of training, a puppy brought to your door, and {lessons} owner lessons.",
				),
			}),
		}),
		available: group("The first way: an available puppy", {
			label: text("Above the heading", "Option one", { max: 150 }),
			title: line("Heading", "Pick an available puppy"),
			text: text(
				"Text",
				"These puppies are in the house now, partway through their training. Read a profile, see which week of training that puppy is in, then come and sit on the floor together. Prices run from {lowest price} to {highest price}.",
			),
			picture: picture("Picture"),
		}),
		dream: group("The second way: a dream puppy", {
			label: text("Above the heading", "Option two", { max: 150 }),
			title: line("Heading", "Find a dream puppy together"),
			text: text(
				"Text",
				"You have a breed, a size or a coat in mind that nobody here is wearing. {trainer} finds a breeder she would buy from herself and picks from the litter with you. You pay the breeder’s price plus {custom training} for training.",
			),
			picture: picture("Picture"),
		}),
		end: group("End of the page", {
			waitingList: line("Link to the waiting list", "Join the waiting list"),
			testimonials: line("Link to the testimonials", "What owners say"),
			programs: line("Link to the programs", "Training for a dog you have"),
			next: line("Above the last button", "Next: how those {weeks} weeks are spent"),
			button: line("Last button, to the training", "Your Puppy’s Training"),
		}),
		search: search(
			"How {trainer} helps you choose: a {consultation} consultation, then a puppy who is ready now or a search for the one you have in mind.",
		),
	},
});
