/** The texts around the entries on the pages of testimonials, reviews and stories. */
import { href } from "react-router";
import { reviewsWords, storiesWords, testimonialsWords } from "~/business/praise-pages.ts";
import type { PageFields, TextPage } from "./page-fields.ts";
import { topFields } from "./page-top.ts";

interface TrainerWords {
	text: string;
	link: string;
}

/** The text beside the trainer's portrait, and the link to her page. */
export const trainerFields = (fields: PageFields, sample: TrainerWords): TrainerWords => ({
	text: fields.text("trainer-text", "Beside your portrait", sample.text),
	link: fields.line("trainer-link", "Link to your page", sample.link),
});

const noneLabel = "When there is nothing to show";

export const testimonialsTexts = {
	key: "testimonials-page",
	label: "Testimonials: the page around them",
	path: href("/testimonials"),
	words: (fields) => {
		const sample = testimonialsWords;
		const top = topFields(fields, sample, "Picture in place of the puppies");
		fields.group("Under the testimonials");
		return {
			...top,
			none: fields.text("none", noneLabel, sample.none),
			trainer: trainerFields(fields, sample.trainer),
			links: {
				reviews: fields.line("link-reviews", "Link to the reviews", sample.links.reviews),
				stories: fields.line("link-stories", "Link to the stories", sample.links.stories),
			},
		};
	},
} satisfies TextPage<object>;

export const reviewsTexts = {
	key: "reviews-page",
	label: "Reviews: the page around them",
	path: href("/reviews"),
	words: (fields) => {
		const sample = reviewsWords;
		const { testimonials, stories, programs } = sample.links;
		const top = topFields(fields, sample);
		fields.group("Under the reviews");
		return {
			...top,
			none: fields.text("none", noneLabel, sample.none),
			links: {
				testimonials: fields.line("link-testimonials", "Link to the testimonials", testimonials),
				stories: fields.line("link-stories", "Link to the stories", stories),
				programs: fields.line("link-programs", "Link to the programs", programs),
			},
		};
	},
} satisfies TextPage<object>;

export const storiesTexts = {
	key: "stories-page",
	label: "Sold puppy stories: the page around them",
	path: href("/sold-puppy-stories"),
	words: (fields) => {
		const sample = storiesWords;
		const top = topFields(fields, sample);
		fields.group("Under the stories");
		return {
			...top,
			none: fields.text("none", noneLabel, sample.none),
			next: fields.line("next", "Above the last button", sample.next),
			links: {
				testimonials: fields.line(
					"link-testimonials",
					"Link to the testimonials",
					sample.links.testimonials,
				),
				reviews: fields.line("link-reviews", "Link to the reviews", sample.links.reviews),
			},
		};
	},
} satisfies TextPage<object>;
