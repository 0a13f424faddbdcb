/**
 * Loads testimonials, reviews and stories for the pages. Undefined if they are the sample's, which the
 * browser has already.
 */
import { monthInWords } from "~/business/days.ts";
import { cutAtSentence } from "~/business/excerpt.ts";
import { filled } from "~/business/placeholders.ts";
import { isSampleMoved } from "~/business/sample-days.ts";
import { contentFor } from "~/content/content-for.server.ts";
import {
	homePraise,
	reviewsDocument,
	sampleFace,
	sampleReviewArt,
	shownPraise,
	storiesDocument,
	testimonialsDocument,
} from "~/content/documents/praise.ts";
import type { Item, ItemsDocument } from "~/content/items.ts";
import type { ContentPicture } from "~/content/picture.ts";
import { pagePictures } from "~/photos/content-pictures.server.ts";
import { optional } from "~/platform/http/loading.server.ts";
import { readId } from "~/platform/ids.ts";
import { profilesOf } from "~/puppies/sold-puppies.server.ts";
import type { PictureSource } from "~/ui/picture/picture.tsx";
import { HOME_REVIEW_LENGTH } from "./home-reviews.tsx";
import type { HomeQuote, HomeReview, ReviewView, StoryView, TestimonialView } from "./praise.ts";

/** Maximum length in characters of a testimonial on the home page that has no short version. */
const HOME_LENGTH = 160;

type Args = Parameters<typeof contentFor>[0];

/** The entries of a list, including hidden ones. Undefined if they are the sample's. */
async function itemsFor<One extends Item>(args: Args, document: ItemsDocument<One>) {
	const list = await contentFor(args, document);
	return list && filled(list.items);
}

/**
 * The same for a list of which a page shows the dates. If the sample's dates have been moved, the
 * sample in the browser has different ones, so the sample's entries are returned as well.
 */
async function datedItemsFor<One extends Item>(args: Args, document: ItemsDocument<One>) {
	const items = await itemsFor(args, document);
	return items ?? (isSampleMoved() ? document.defaults().items : undefined);
}

/** The entries, each with its picture. */
async function withPictures<One extends { picture?: ContentPicture | undefined }>(
	items: readonly One[],
) {
	const pictures = await pagePictures(items.map(({ picture }) => picture));
	return items.map((item, index) => ({ item, picture: pictures[index] }));
}

type ItemIn<Kind> = Kind extends ItemsDocument<infer One> ? One : never;
type Testimonial = ItemIn<typeof testimonialsDocument>;
type Review = ItemIn<typeof reviewsDocument>;

/** Removes the alt text: beside a quote and a name, a picture adds nothing for screen readers. */
const quiet = (picture: PictureSource | undefined) => picture && { ...picture, alt: "" };

export async function testimonialsFor(args: Args): Promise<TestimonialView[] | undefined> {
	const items = await itemsFor(args, testimonialsDocument);
	if (!items) return undefined;
	return (await withPictures(shownPraise(items))).map(({ item, picture }) => ({
		id: item.id,
		clientName: item.name,
		location: item.place,
		comment: item.words,
		picture: quiet(picture),
	}));
}

export async function reviewsFor(args: Args): Promise<ReviewView[] | undefined> {
	const items = await itemsFor(args, reviewsDocument);
	if (!items) return undefined;
	return (await withPictures(shownPraise(items))).map(({ item, picture }) => ({
		id: item.id,
		reviewerName: item.name,
		stars: item.stars,
		positive: item.recommends,
		keywords: item.keywords,
		review: item.words,
		month: item.day.slice(0, 7),
		...(item.isSample
			? { isSample: true, ...artOf(item.id) }
			: { images: [], picture: quiet(picture) }),
	}));
}

function artOf(id: string): Pick<ReviewView, "profileImage" | "images"> {
	const { profileImage, images = [] } = sampleReviewArt(id) ?? {};
	return { profileImage, images };
}

export async function storiesFor(args: Args): Promise<StoryView[] | undefined> {
	const items = await datedItemsFor(args, storiesDocument);
	if (!items) return undefined;
	const shown = await withPictures(shownPraise(items));
	const profiles = await optional(
		profilesOf(shown.flatMap(({ item }) => readId(item.puppyId) ?? [])),
	);
	return shown.map(({ item, picture }) => ({
		id: item.id,
		name: item.name,
		when: monthInWords(item.day),
		breed: item.breed,
		info: item.words,
		picture,
		path: profiles?.get(readId(item.puppyId) ?? 0),
	}));
}

/** The testimonials and reviews on the home page. Undefined if both lists are the sample's. */
export async function homePraiseFor(args: Args) {
	const [testimonials, reviews] = await Promise.all([
		datedItemsFor(args, testimonialsDocument),
		itemsFor(args, reviewsDocument),
	]);
	if (!(testimonials || reviews)) return undefined;
	return {
		quotes: testimonials && (await withPictures(homePraise(testimonials))).map(asHomeQuote),
		reviews: reviews && homePraise(reviews).map(asHomeReview),
	};
}

const asHomeQuote = ({
	item,
	picture,
}: {
	item: Testimonial;
	picture: PictureSource | undefined;
}): HomeQuote => ({
	id: item.id,
	quote: item.shortWords || cutAtSentence(item.words, HOME_LENGTH),
	author: item.name,
	location: item.place,
	puppyName: item.puppyName,
	...(item.isSample ? { face: sampleFace(item.id) } : { picture: quiet(picture) }),
	rating: item.stars,
	date: monthInWords(item.day),
});

const asHomeReview = (item: Review): HomeReview => ({
	id: item.id,
	reviewerName: item.name,
	stars: item.stars,
	review: cutAtSentence(item.words, HOME_REVIEW_LENGTH),
});
