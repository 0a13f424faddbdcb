/** Testimonials, reviews and stories, as the pages show them. */

import type { PictureSource } from "~/business/picture-source.ts";
import type { Review } from "~/business/reviews.ts";
import type { PraiseItem, ReviewItem, StoryItem, Testimonial } from "~/content/documents/praise.ts";

/** The fields of an entry without what only the trainer decides, with its picture and, for its day, the month. */
type Shown<One extends PraiseItem> = Omit<
	One,
	"agreed" | "isHidden" | "deletedAt" | "day" | "picture"
> & {
	picture: PictureSource | undefined;
	/** Month and year; empty if unknown. */
	date: string;
};

export type TestimonialView = Shown<Testimonial>;

/** What something that was said is about, and when and where it was written. Each may be empty. */
export type SaidAbout = Pick<TestimonialView, "service" | "puppyName" | "source" | "link" | "date">;

/** A testimonial on the home page. */
export interface HomeQuote extends TestimonialView {
	/** Name of a drawing of the puppy's face in ui/art. */
	face?: string;
}

export interface ReviewView
	extends Shown<ReviewItem>,
		Partial<Pick<Review, "profileImage" | "images">> {
	/** YYYY-MM, or empty if unknown. */
	month: string;
}

export interface StoryView extends Shown<StoryItem> {
	/** Path of the puppy's profile. */
	path?: string | undefined;
}

/** The title of a family's page, such as "Otis and Glenn H.". */
export const storyTitle = ({ name, family }: Pick<StoryView, "name" | "family">) =>
	family ? `${name} and ${family.replace(/^The /, "the ")}` : name;
