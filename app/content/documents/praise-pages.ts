/** The pages of testimonials, reviews and stories, around their entries (specification, section 3). */
import { href } from "react-router";
import { declared } from "../declared.ts";
import { group } from "../fields/field.ts";
import { line, text } from "../fields/texts.ts";
import { search, top } from "./parts.ts";

const none = (sample: string) =>
	text("When there is nothing to show", sample, { isRequired: true });

export const testimonialsPageDocument = declared({
	key: "testimonials-page",
	label: "Testimonials: the page around them",
	path: href("/testimonials"),
	fields: {
		top: top(
			"Testimonials",
			"What families say about their dogs and the training.",
			"Picture in place of the puppies",
		),
		end: group("Under the testimonials", {
			none: none("There are no testimonials here at the moment."),
			text: text("Beside your portrait", "{trainer} trained every one of these dogs herself."),
			trainer: line("Link to your page", "Meet {trainer}"),
			reviews: line("Link to the reviews", "Reviews"),
			stories: line("Link to the stories", "Sold puppy stories"),
		}),
		search: search(
			"What families say about living with a {product} from {trainer}’s house in {place}.",
		),
	},
});

export const reviewsPageDocument = declared({
	key: "reviews-page",
	label: "Reviews: the page around them",
	path: href("/reviews"),
	fields: {
		top: top("Reviews", "All of our reviews, including those with fewer than five stars."),
		end: group("Under the reviews", {
			none: none("There are no reviews here at the moment."),
			testimonials: line("Link to the testimonials", "Testimonials"),
			stories: line("Link to the stories", "Sold puppy stories"),
			programs: line("Link to the programs", "Training programs"),
		}),
		search: search(
			"Reviews of {brand} in {place}: trained puppies, day training, board and train, and boarding.",
		),
	},
});

export const storiesPageDocument = declared({
	key: "stories-page",
	label: "Sold puppy stories: the page around them",
	path: href("/sold-puppy-stories"),
	fields: {
		top: top("Sold Puppy Stories", "Where our puppies live now, and how they are doing."),
		end: group("Under the stories", {
			none: none("There are no stories here at the moment."),
			testimonials: line("Link to the testimonials", "Testimonials"),
			reviews: line("Link to the reviews", "Reviews"),
			next: line("Above the last button", "Meet the puppies who are available now"),
		}),
		family: group("A family’s own page", {
			said: line("Above what the family wrote", "What they wrote"),
			profile: line("Link to the puppy’s page", "Photos, parents and training"),
			ask: line(
				"Above the button",
				"Would you rather hear it from a family? {trainer} introduces you.",
			),
			button: line("The button to the contact form", "Ask a past family"),
			all: line("Link to all stories", "All stories"),
		}),
		search: search("Where puppies from {brand} live now, and how they are doing."),
	},
});
