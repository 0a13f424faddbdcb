/** The pages of testimonials, reviews and stories, around their entries (specification, section 3). */
import { href } from "react-router";
import { declared } from "../declared.ts";
import { group, line, text } from "../fields/field.ts";
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
			"From the people at the other end of the leash.",
			"Picture in place of the puppies",
		),
		end: group("Under the testimonials", {
			none: none("The families who live with our puppies have the next word."),
			text: text(
				"Beside your portrait",
				"{trainer} trained the puppies. The families did the rest.",
			),
			trainer: line("Link to your page", "Meet {trainer}"),
			reviews: line("Link to the reviews", "Reviews, stars included"),
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
		top: top("Reviews", "The missing stars are left in."),
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
		top: top("Sold Puppy Stories", "Where they went, and what they made of it."),
		end: group("Under the stories", {
			none: none("There are no stories here at the moment."),
			testimonials: line("Link to the testimonials", "Testimonials"),
			reviews: line("Link to the reviews", "Reviews"),
			next: line("Above the last button", "The next stories are still in training"),
		}),
		search: search("Where puppies from {brand} have gone, and what became of them there."),
	},
});
