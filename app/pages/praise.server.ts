/** Loads testimonials, reviews and stories for the pages. */
import { href } from "react-router";
import { monthInWords } from "~/business/days.ts";
import { cutAtSentence } from "~/business/excerpt.ts";
import { filled } from "~/business/placeholders.ts";
import { ratingOf } from "~/business/rating.ts";
import { contentFor } from "~/content/content-for.server.ts";
import {
	homePraise,
	type PraiseItem,
	reviewsDocument,
	type StoryItem,
	sampleFace,
	sampleReviewArt,
	shownPraise,
	storiesDocument,
	testimonialsDocument,
} from "~/content/documents/praise.ts";
import type { Item, ItemsDocument } from "~/content/items.ts";
import { pagePictures } from "~/photos/content-pictures.server.ts";
import { foldText } from "~/platform/database/folded-text.ts";
import { readRows } from "~/platform/database/lists.server.ts";
import { optional } from "~/platform/http/loading.server.ts";
import { readId } from "~/platform/ids.ts";
import { onlySoldPuppy, puppiesWith } from "~/puppies/queries.server.ts";
import { storyTitle } from "./story-title.ts";

/** Maximum length in characters of a testimonial on the home page that has no short version. */
const HOME_LENGTH = 160;

/** The entries of a list, including hidden ones. */
const itemsFor = <One extends Item>(document: ItemsDocument<One>) =>
	filled(contentFor(document).items);

/** The entries that visitors see, each with its picture, and without alt text if that would add nothing. */
async function shownOf<One extends PraiseItem>(items: readonly One[], isQuiet = true) {
	const pictures = await pagePictures(items.map(({ picture }) => picture));
	return items.map(({ agreed, isHidden, deletedAt, day, picture: _, ...entry }, index) => {
		const picture = pictures[index];
		// Beside a quote and a name, a picture adds nothing for screen readers.
		const shown = picture && isQuiet ? { ...picture, alt: "" } : picture;
		return { ...entry, picture: shown, date: monthInWords(day) };
	});
}

export type TestimonialView = Awaited<ReturnType<typeof testimonialsFor>>[number];

export const testimonialsFor = async () => shownOf(shownPraise(itemsFor(testimonialsDocument)));

export type ReviewView = Awaited<ReturnType<typeof reviewsFor>>[number];

export async function reviewsFor() {
	const items = await shownOf(shownPraise(itemsFor(reviewsDocument)));
	return items.map((review) => ({ ...review, ...(review.isSample && artOf(review.id)) }));
}

function artOf(id: string) {
	const { profileImage, images = [] } = sampleReviewArt(id) ?? {};
	return { profileImage, images };
}

export type StoryView = Awaited<ReturnType<typeof storiesFor>>[number];

export async function storiesFor() {
	const shown = await shownOf(shownPraise(itemsFor(storiesDocument)), false);
	const puppies = await optional(puppiesOf(shown));
	return shown.map((story, index) => {
		const puppy = puppies?.[index];
		/** Path of the puppy's profile. */
		const path = puppy && href("/trained-puppies-for-sale/:profilePath", puppy);
		return { ...story, ...(path && { path }) };
	});
}

type About = Pick<StoryItem, "puppyId" | "name">;

/**
 * The puppy that each story is about: the chosen one or, if none was chosen, the only sold puppy of the story's name.
 * Undefined where visitors see no such puppy.
 */
async function puppiesOf(stories: readonly About[]) {
	const ids = stories.flatMap(({ puppyId }) => readId(puppyId) ?? []);
	const chosen = await readRows(ids, puppiesWith);
	return Promise.all(
		stories.map(({ puppyId, name }) => {
			const id = readId(puppyId);
			return id === undefined ? onlySoldPuppy(name) : chosen.find((puppy) => puppy.id === id);
		}),
	);
}

/**
 * The page of a sold puppy's family.
 * @returns undefined if visitors see no story about the puppy
 */
export async function storyPageOf({ id, name }: { id: number; name: string }) {
	const stories = shownPraise(itemsFor(storiesDocument)).filter((story) => {
		const chosen = readId(story.puppyId);
		return chosen === undefined ? sameName(story.name, name) : chosen === id;
	});
	const puppies = await puppiesOf(stories);
	const story = stories.find((_, index) => puppies[index]?.id === id);
	return (
		story && {
			title: storyTitle(story),
			path: href("/sold-puppy-stories/:story", { story: story.id }),
		}
	);
}

/** Names are compared as people write them. */
const sameName = (one: string, other: string) => foldText(one) === foldText(other);

/**
 * A story that visitors see, with the testimonials and reviews about the same puppy.
 * @returns undefined if there is none with this id
 */
export async function familyStoryFor(id: string) {
	const [stories, testimonials, reviews] = await Promise.all([
		storiesFor(),
		testimonialsFor(),
		reviewsFor(),
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

/** A testimonial on the home page. */
export type HomeQuote = Awaited<ReturnType<typeof homePraiseFor>>["quotes"][number];

/** The testimonials on the home page, and the average of all reviews. */
export async function homePraiseFor() {
	const quotes = (await shownOf(homePraise(itemsFor(testimonialsDocument)))).map((quote) => ({
		...quote,
		text: quote.shortText || cutAtSentence(quote.text, HOME_LENGTH),
		/** Name of a drawing of the puppy's face in ui/art. */
		...(quote.isSample && { face: sampleFace(quote.id) }),
	}));
	return { quotes, rating: ratingOf(shownPraise(itemsFor(reviewsDocument))) };
}
