/** What owners say, as the pages show it. */
import type { HomeSample, Review, SoldPuppyStory, Testimonial } from "~/business/praise.ts";
import type { PictureSource } from "~/ui/picture/picture.tsx";

interface Entry {
	/** The sample's entries go by their names. */
	id?: string;
	picture?: PictureSource;
}

export type TestimonialView = Entry & Testimonial;

export interface ReviewView extends Entry, Review {
	/** YYYY-MM, or empty where it isn't known. */
	month?: string;
	/** Invented, and counted for nothing. */
	isSample?: boolean;
}

export interface StoryView extends Entry, Omit<SoldPuppyStory, "image" | "day"> {
	/** Month and year of going home. */
	when: string;
	/** The puppy's profile. */
	path?: string;
}

export interface HomeQuote extends Entry, Omit<HomeSample, "day"> {
	/** Month and year. */
	date: string;
}

export interface HomeReview extends Pick<Review, "reviewerName" | "stars" | "review"> {
	id?: string;
}
