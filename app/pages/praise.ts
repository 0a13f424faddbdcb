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

export interface StoryView extends Entry, Omit<SoldPuppyStory, "image"> {
	/** The puppy's profile. */
	path?: string;
}

export type HomeQuote = Entry & HomeSample;

export interface HomeReview extends Pick<Review, "reviewerName" | "stars" | "review"> {
	id?: string;
}
