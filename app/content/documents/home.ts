/** The home page (specification, section 2). */
import { href } from "react-router";
import { declared } from "../declared.ts";
import { group, list, type PageValues, picture } from "../fields/field.ts";
import { line, paragraphs, text } from "../fields/texts.ts";

const step = (title: string, sample: string) => ({
	title: line("Heading", title),
	text: text("Text", sample),
	picture: picture("Picture in place of the drawing"),
});

export const homeDocument = declared({
	key: "home",
	label: "Home page",
	path: href("/"),
	fields: {
		hero: group("First screen", {
			title: line("Heading", "A puppy who already knows the way home."),
			lead: text(
				"Under the heading",
				"Every {product} lives with {trainer} from about eight weeks old and comes to you house-trained and polite on a leash. The chewed shoes stay here.",
			),
			picture: picture("Picture of the first screen"),
		}),
		promises: list("What comes with every puppy", {
			item: "Promise",
			max: 8,
			fields: { strong: line("In bold"), rest: line("The rest of the line") },
			sample: [
				{ strong: "About {weeks} weeks", rest: "of training" },
				{ strong: "{lessons} owner lessons", rest: "per puppy" },
				{ strong: "{assurance}-day", rest: "training assurance" },
				{ strong: "{warranty}-year", rest: "health and genetic warranty" },
				{ strong: "Lifetime", rest: "support" },
			],
		}),
		trainer: group("Beside your portrait", {
			text: text(
				"Sentence about you",
				"{trainer} raises and trains every puppy herself, a few at a time.",
			),
			link: line("Link to your page", "Meet {trainer}"),
		}),
		about: group("About the puppies", {
			title: line("Heading", "Trained Puppies for Sale"),
			lead: text(
				"First line",
				"One house, and one trainer from the first week of training to the last.",
			),
			paragraphs: paragraphs("Text", [
				"A {product} grows up the way you would raise one yourself if you had the time: with meals and naps at set hours, visitors at the door, the neighbors’ children in the yard, and a cat who puts up with no nonsense.",
				"All of this happens in {trainer}’s own home in {place}. Afterward she answers your questions for the rest of the dog’s life.",
			]),
			link: line("Link to the team", "Meet the team"),
			picture: picture("Picture, when there is no video about the house"),
		}),
		steps: group("The three steps", {
			title: line("Heading", "From our house to yours"),
			more: line("Link of each step", "Learn More"),
			choosing: group(
				"Step 1",
				step(
					"Choose a puppy",
					"Meet one who lives here now, or describe the dog you have in mind and look for it together with {trainer}.",
				),
			),
			training: group(
				"Step 2",
				step(
					"We train your puppy",
					"About {weeks} weeks in a lived-in house: good habits first, then manners, then practice in town.",
				),
			),
			delivery: group(
				"Step 3",
				step(
					"We deliver then train you",
					"We bring your puppy to your door and teach you how to live with it. Your {lessons} owner lessons are during the training if you live nearby, and on the delivery weekend if you don’t.",
				),
			),
		}),
		puppies: group("The puppies", {
			title: line("Heading", "The puppies"),
			some: text(
				"Under the heading, after “Three are” or how many there are",
				"looking for a family.",
				{ isRequired: true },
			),
			none: text(
				"Under the heading, when none is available",
				"None of ours is looking for a family right now. The next ones are on their way.",
			),
			sold: line("Above the puppies that have homes", "Where they went"),
			more: line("Button under the puppies", "View More"),
		}),
		programs: group("Training programs", {
			title: line("Heading", "Already have a dog?"),
			lead: text(
				"Under the heading",
				"We also train dogs who were raised somewhere else, at your house or at ours.",
			),
			more: line("Link of each program", "See the program"),
			all: line("Link to all programs", "All training programs"),
		}),
		praise: group("What families say", {
			title: line("Heading", "What families say"),
			testimonials: line("Link to the testimonials", "Testimonials"),
			reviews: line("Link to the reviews", "Reviews"),
			stories: line("Link to the stories", "Sold puppy stories"),
		}),
		search: group("For search engines", {
			title: line("Title in search results", "Trained Puppies for Sale in {place}"),
			description: text(
				"What the page is about",
				"Puppies raised and trained in {trainer}’s house in {place}, delivered to your door with owner lessons and lifetime support.",
				{ isRequired: true },
			),
		}),
	},
});

export type HomeContent = PageValues<typeof homeDocument.fields>;
