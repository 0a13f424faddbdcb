/** Loads testimonials, reviews and stories for the pages. */
import { monthInWords } from "~/business/days.ts";
import { cutAtSentence } from "~/business/excerpt.ts";
import { filled } from "~/business/placeholders.ts";
import { ratingOf } from "~/business/rating.ts";
import { contentFor } from "~/content/content-for.server.ts";
import {
	homePraise,
	type PraiseItem,
	reviewsDocument,
	sampleFace,
	sampleReviewArt,
	shownPraise,
	storiesDocument,
	testimonialsDocument,
} from "~/content/documents/praise.ts";
import type { Item, ItemsDocument } from "~/content/items.ts";
import { pagePictures } from "~/photos/content-pictures.server.ts";
import { optional } from "~/platform/http/loading.server.ts";
import { readId } from "~/platform/ids.ts";
import { profilesOf } from "~/puppies/queries.server.ts";
import type { HomeQuote, ReviewView, StoryView, TestimonialView } from "./praise.ts";

/** Maximum length in characters of a testimonial on the home page that has no short version. */
const HOME_LENGTH = 160;

type Args = Parameters<typeof contentFor>[0];

/** The entries of a list, including hidden ones. */
const itemsFor = async <One extends Item>(args: Args, document: ItemsDocument<One>) =>
	filled(((await contentFor(args, document)) ?? document.defaults()).items);

/** The entries that visitors see, each with its picture, and without alt text if that would add nothing. */
async function shownOf<One extends PraiseItem>(items: readonly One[], isQuiet = true) {
	const pictures = await pagePictures(items.map(({ picture }) => picture));
	return items.map(({ agreed, isHidden, deletedAt, day, picture: _, ...entry }, index) => {
		const picture = pictures[index];
		// Beside a quote and a name, a picture adds nothing for screen readers.
		const shown = picture && isQuiet ? { ...picture, alt: "" } : picture;
		return { ...entry, picture: shown, date: monthInWords(day), month: day.slice(0, 7) };
	});
}

export const testimonialsFor = async (args: Args): Promise<TestimonialView[]> =>
	shownOf(shownPraise(await itemsFor(args, testimonialsDocument)));

export async function reviewsFor(args: Args): Promise<ReviewView[]> {
	const items = await shownOf(shownPraise(await itemsFor(args, reviewsDocument)));
	return items.map((review) => ({ ...review, ...(review.isSample && artOf(review.id)) }));
}

function artOf(id: string): Pick<ReviewView, "profileImage" | "images"> {
	const { profileImage, images = [] } = sampleReviewArt(id) ?? {};
	return { profileImage, images };
}

export async function storiesFor(args: Args): Promise<StoryView[]> {
	const shown = await shownOf(shownPraise(await itemsFor(args, storiesDocument)), false);
	const profiles = await optional(
		profilesOf(shown.flatMap(({ puppyId }) => readId(puppyId) ?? [])),
	);
	return shown.map((story) => ({ ...story, path: profiles?.get(readId(story.puppyId) ?? 0) }));
}

/** Names are compared as people write them. */
const sameName = (one: string, other: string) =>
	one.trim().toLocaleLowerCase("en-US") === other.trim().toLocaleLowerCase("en-US");

/**
 * A story that visitors see, with the testimonials and reviews about the same puppy.
 * @returns undefined if there is none with this id
 */
export async function familyStoryFor(args: Args, id: string) {
	const [stories, testimonials, reviews] = await Promise.all([
		storiesFor(args),
		testimonialsFor(args),
		reviewsFor(args),
	]);
	const story = stories.find((one) => one.id === id);
	if (!story) return undefined;
	const isAboutIt = ({ puppyName }: { puppyName: string }) => sameName(puppyName, story.name);
	return {
		story,
		testimonials: testimonials.filter(isAboutIt),
		reviews: reviews.filter(isAboutIt),
	};
}

/** The testimonials on the home page, and the average of all reviews. */
export async function homePraiseFor(args: Args) {
	const [testimonials, reviews] = await Promise.all([
		itemsFor(args, testimonialsDocument),
		itemsFor(args, reviewsDocument),
	]);
	const quotes = (await shownOf(homePraise(testimonials))).map(
		(quote): HomeQuote => ({
			...quote,
			text: quote.shortText || cutAtSentence(quote.text, HOME_LENGTH),
			...(quote.isSample && { face: sampleFace(quote.id) }),
		}),
	);
	return { quotes, rating: ratingOf(shownPraise(reviews)) };
}
