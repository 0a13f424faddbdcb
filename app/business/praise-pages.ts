/** Sample texts around testimonials, reviews and stories. */
import { facts } from "./facts.ts";

const meetTrainer = {
	get link() {
		return `Meet ${facts.trainer}`;
	},
};

/** Texts of the testimonials page. */
export const testimonialsWords = {
	title: "Testimonials",
	lead: "From the people at the other end of the leash.",
	get description() {
		return `What families say about living with a ${facts.product} from ${facts.trainer}’s house in ${facts.place}.`;
	},
	none: "The families who live with our puppies have the next word.",
	trainer: {
		get text() {
			return `${facts.trainer} trained the puppies. The families did the rest.`;
		},
		get link() {
			return meetTrainer.link;
		},
	},
	links: { reviews: "Reviews, stars included", stories: "Sold puppy stories" },
} as const;

/** Texts of the reviews page. */
export const reviewsWords = {
	title: "Reviews",
	lead: "The missing stars are left in.",
	get description() {
		return `Reviews of ${facts.brand} in ${facts.place}: trained puppies, day training, board and train, and boarding.`;
	},
	none: "There are no reviews here at the moment.",
	links: {
		testimonials: "Testimonials",
		stories: "Sold puppy stories",
		programs: "Training programs",
	},
} as const;

/** Texts of the page with stories of sold puppies. */
export const storiesWords = {
	title: "Sold Puppy Stories",
	lead: "Where they went, and what they made of it.",
	get description() {
		return `Where puppies from ${facts.brand} have gone, and what became of them there.`;
	},
	none: "There are no stories here at the moment.",
	next: "The next stories are still in training",
	links: { testimonials: "Testimonials", reviews: "Reviews" },
} as const;

/** Texts of the reviews and testimonials on the home page. */
export const homePraiseWords = {
	reviewsTitle: "What reviewers wrote",
	reviewsLink: "All reviews, stars included",
	title: "What families say",
	trainer: {
		get text() {
			return `${facts.trainer} trained every one of these puppies, in her own house.`;
		},
		get link() {
			return meetTrainer.link;
		},
	},
	links: {
		testimonials: "Testimonials",
		reviews: "Reviews",
		stories: "Sold puppy stories",
	},
} as const;
