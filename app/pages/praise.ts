/** Testimonials, reviews and stories, as the pages show them. */
import type { Review } from "~/business/reviews.ts";
import type { PictureSource } from "~/ui/picture/picture.tsx";

interface Entry {
	id: string;
	picture?: PictureSource;
}

/** What something that was said is about, and when and where it was written. Each may be empty. */
export interface SaidAbout {
	service: string;
	puppyName: string;
	source: string;
	/** Where it can be read. */
	link: string;
	/** Month and year. */
	date: string;
}

export interface TestimonialView extends Entry, SaidAbout {
	clientName: string;
	location: string;
	comment: string;
}

/** A testimonial on the home page. */
export interface HomeQuote extends TestimonialView {
	/** Name of a drawing of the puppy's face in ui/art. */
	face?: string;
	/** Whole stars, 1 to 5. */
	rating: number;
}

export interface ReviewView
	extends Entry,
		SaidAbout,
		Pick<Review, "reviewerName" | "stars" | "positive" | "keywords" | "review">,
		Partial<Pick<Review, "profileImage" | "images">> {
	/** YYYY-MM, or empty if unknown. */
	month: string;
	/** Invented, and unknown to search engines. */
	isSample?: boolean;
}

export interface StoryView extends Entry {
	name: string;
	breed: string;
	/** Month and year in which the puppy went home. */
	when: string;
	family: string;
	place: string;
	info: string;
	/** Path of the puppy's profile. */
	path?: string;
}
