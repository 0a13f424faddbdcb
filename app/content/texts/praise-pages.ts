/** The pages of testimonials, reviews and stories, besides what owners say there. */
import { href } from "react-router";
import { reviewsWords, storiesWords, testimonialsWords } from "~/business/praise-pages.ts";
import { tellTop } from "./page-top.ts";
import type { Teller, TextPage } from "./teller.ts";

interface TrainerWords {
	text: string;
	link: string;
}

/** What the trainer says beside her face. */
export const tellTrainer = (tell: Teller, sample: TrainerWords): TrainerWords => ({
	text: tell.text("trainer-text", "Beside your portrait", sample.text),
	link: tell.line("trainer-link", "Link to your page", sample.link),
});

const noneLabel = "Where there is nothing to show";

export const testimonialsTexts = {
	key: "testimonials-page",
	label: "Testimonials: the page around them",
	path: href("/testimonials"),
	tell: (tell) => {
		const sample = testimonialsWords;
		const top = tellTop(tell, sample, "Picture in place of the puppies");
		tell.group("Under the testimonials");
		return {
			...top,
			none: tell.text("none", noneLabel, sample.none),
			trainer: tellTrainer(tell, sample.trainer),
			links: {
				reviews: tell.line("link-reviews", "Link to the reviews", sample.links.reviews),
				stories: tell.line("link-stories", "Link to the stories", sample.links.stories),
			},
		};
	},
} satisfies TextPage<object>;

export const reviewsTexts = {
	key: "reviews-page",
	label: "Reviews: the page around them",
	path: href("/reviews"),
	tell: (tell) => {
		const sample = reviewsWords;
		const { testimonials, stories, programs } = sample.links;
		const top = tellTop(tell, sample);
		tell.group("Under the reviews");
		return {
			...top,
			none: tell.text("none", noneLabel, sample.none),
			links: {
				testimonials: tell.line("link-testimonials", "Link to the testimonials", testimonials),
				stories: tell.line("link-stories", "Link to the stories", stories),
				programs: tell.line("link-programs", "Link to the programs", programs),
			},
		};
	},
} satisfies TextPage<object>;

export const storiesTexts = {
	key: "stories-page",
	label: "Sold puppy stories: the page around them",
	path: href("/sold-puppy-stories"),
	tell: (tell) => {
		const sample = storiesWords;
		const top = tellTop(tell, sample);
		tell.group("Under the stories");
		return {
			...top,
			none: tell.text("none", noneLabel, sample.none),
			next: tell.line("next", "Above the last button", sample.next),
			links: {
				testimonials: tell.line(
					"link-testimonials",
					"Link to the testimonials",
					sample.links.testimonials,
				),
				reviews: tell.line("link-reviews", "Link to the reviews", sample.links.reviews),
			},
		};
	},
} satisfies TextPage<object>;
