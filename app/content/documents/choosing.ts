/** The page about choosing a puppy (specification, sections 2 and 9). */
import { href } from "react-router";
import { declared } from "../declared.ts";
import { group, list, picture } from "../fields/field.ts";
import { line, text } from "../fields/texts.ts";
import { search, top } from "./parts.ts";

export const choosingDocument = declared({
	key: "choosing",
	label: "Choosing your puppy",
	path: href("/choosing-your-puppy"),
	fields: {
		top: top(
			"Choosing Your Puppy",
			"Start with how you live. The right breed and puppy follow from that.",
		),
		dog: group("Choosing a dog", {
			title: line("Heading", "Choosing a dog"),
			lead: text(
				"First line",
				"Families ask {trainer} which breed is best. She asks what an ordinary weekday looks like at their house.",
			),
			text: text(
				"Text",
				"Every breed we raise can be an easy dog or a hard one. It depends on whether the dog’s day fits yours. Before you look at puppies, answer these four questions honestly.",
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
							"Think of a dark evening in February. A Labrador Retriever needs a long walk every day, whatever the weather. A Saint Berdoodle is content with two short ones.",
					},
					{
						question: "Who sweeps the floor?",
						answer:
							"Poodle crosses shed little and need a groomer about every six weeks. A Golden Retriever only needs brushing, and leaves some of itself on every chair.",
					},
					{
						question: "Who else lives there?",
						answer:
							"Toddlers, cats, a grandmother with a cane: tell us about all of them. Our puppies grow up to weigh anything from 40 to 110 pounds, and some are calmer with small children than others.",
					},
				],
			}),
			closing: text(
				"At the end, before your phone number",
				"If your answers point to two different dogs, that is a good time to call.",
			),
			lineup: picture("Wide picture in place of the row of puppies"),
		}),
		consultation: group("Consultation", {
			title: line("Heading", "Consultation"),
			aside: text(
				"Under the heading",
				"One conversation, with no obligation. You don’t need it for a puppy you have already chosen.",
			),
			text: text(
				"Beside the price",
				"You describe your home, the people in it and the dog you have in mind. {trainer} tells you what would suit you and what would be too much. If her advice is to wait a year, she says so.",
			),
			beginning: group("Beginning the process", {
				title: line("Heading", "Beginning the process"),
				text: text(
					"Text",
					"After the consultation there are two ways to find your puppy. Both include about {weeks} weeks of training and {lessons} owner lessons, and {trainer} brings the puppy to your door. Only the trip is paid separately.",
				),
			}),
		}),
		available: group("The first way: an available puppy", {
			label: text("Above the heading", "Option one", { max: 150 }),
			title: line("Heading", "Pick an available puppy"),
			text: text(
				"Text",
				"These puppies live here now and are partway through their training. Read a profile, see which week of training the puppy is in, then come and meet it. Trained Puppies cost {lowest price} to {highest price}.",
			),
			picture: picture("Picture"),
		}),
		dream: group("The second way: a dream puppy", {
			label: text("Above the heading", "Option two", { max: 150 }),
			title: line("Heading", "Find a dream puppy together"),
			text: text(
				"Text",
				"You have a breed, a size or a coat in mind that none of our puppies has. {trainer} finds a breeder she would buy from herself and chooses from the litter with you. You pay the breeder’s price plus {custom training} for training.",
			),
			picture: picture("Picture"),
		}),
		end: group("End of the page", {
			waitingList: line("Link to the waiting list", "Join the waiting list"),
			testimonials: line("Link to the testimonials", "What owners say"),
			programs: line("Link to the programs", "Training for a dog you have"),
			next: line("Above the last button", "Next: what happens in those {weeks} weeks"),
			button: line("Last button, to the training", "Your Puppy’s Training"),
		}),
		search: search(
			"How {trainer} helps you choose: a {consultation} consultation, then a puppy who lives here now or a search for the one you have in mind.",
		),
	},
});
