/** Testimonials, reviews and stories, as the pages show them. */
import type { HomeSample, Review, SoldPuppyStory, Testimonial } from "~/business/praise.ts";
import type { PictureSource } from "~/ui/picture/picture.tsx";

interface Entry {
	/** Not set for the sample's entries, which are identified by their names. */
	id?: string;
	picture?: PictureSource;
}

export type TestimonialView = Entry & Testimonial;

export interface ReviewView extends Entry, Review {
	/** YYYY-MM, or empty if unknown. */
	month?: string;
	/** Invented, and not counted in the average. */
	isSample?: boolean;
}

export interface StoryView extends Entry, Omit<SoldPuppyStory, "image" | "day"> {
	/** Month and year in which the puppy went home. */
	when: string;
	/** Path of the puppy's profile. */
	path?: string;
}

export interface HomeQuote extends Entry, Omit<HomeSample, "day"> {
	/** Month and year. */
	date: string;
}

export interface HomeReview extends Pick<Review, "reviewerName" | "stars" | "review"> {
	id?: string;
}
