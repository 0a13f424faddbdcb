/** Loads testimonials, reviews and stories for the pages. */
import { monthInWords } from "~/business/days.ts";
import { cutAtSentence } from "~/business/excerpt.ts";
import { filled } from "~/business/placeholders.ts";
import { ratingOf } from "~/business/rating.ts";
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
import type { HomeQuote, ReviewView, SaidAbout, StoryView, TestimonialView } from "./praise.ts";

/** Maximum length in characters of a testimonial on the home page that has no short version. */
const HOME_LENGTH = 160;

type Args = Parameters<typeof contentFor>[0];

/** The entries of a list, including hidden ones. */
const itemsFor = async <One extends Item>(args: Args, document: ItemsDocument<One>) =>
	filled(((await contentFor(args, document)) ?? document.defaults()).items);

/** The entries, each with its picture. */
async function withPictures<One extends { picture?: ContentPicture | undefined }>(
	items: readonly One[],
) {
	const pictures = await pagePictures(items.map(({ picture }) => picture));
	return items.map((item, index) => ({ item, picture: pictures[index] }));
}

type ItemIn<Kind> = Kind extends ItemsDocument<infer One> ? One : never;
type Testimonial = ItemIn<typeof testimonialsDocument>;

/** Removes the alt text: beside a quote and a name, a picture adds nothing for screen readers. */
const quiet = (picture: PictureSource | undefined) => picture && { ...picture, alt: "" };

const aboutOf = (item: Omit<SaidAbout, "date"> & { day: string }): SaidAbout => ({
	service: item.service,
	puppyName: item.puppyName,
	source: item.source,
	link: item.link,
	date: monthInWords(item.day),
});

const testimonialView = (
	item: Testimonial,
	picture: PictureSource | undefined,
): TestimonialView => ({
	id: item.id,
	...aboutOf(item),
	clientName: item.name,
	location: item.place,
	comment: item.words,
	picture: quiet(picture),
});

export async function testimonialsFor(args: Args): Promise<TestimonialView[]> {
	const items = shownPraise(await itemsFor(args, testimonialsDocument));
	return (await withPictures(items)).map(({ item, picture }) => testimonialView(item, picture));
}

export async function reviewsFor(args: Args): Promise<ReviewView[]> {
	const items = shownPraise(await itemsFor(args, reviewsDocument));
	return (await withPictures(items)).map(({ item, picture }) => ({
		id: item.id,
		...aboutOf(item),
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

export async function storiesFor(args: Args): Promise<StoryView[]> {
	const shown = await withPictures(shownPraise(await itemsFor(args, storiesDocument)));
	const profiles = await optional(
		profilesOf(shown.flatMap(({ item }) => readId(item.puppyId) ?? [])),
	);
	return shown.map(({ item, picture }) => ({
		id: item.id,
		name: item.name,
		when: monthInWords(item.day),
		breed: item.breed,
		family: item.family,
		place: item.place,
		info: item.words,
		picture,
		path: profiles?.get(readId(item.puppyId) ?? 0),
	}));
}

/** The testimonials on the home page, and the average of all reviews. */
export async function homePraiseFor(args: Args) {
	const [testimonials, reviews] = await Promise.all([
		itemsFor(args, testimonialsDocument),
		itemsFor(args, reviewsDocument),
	]);
	const quotes = (await withPictures(homePraise(testimonials))).map(
		({ item, picture }): HomeQuote => ({
			...testimonialView(item, picture),
			comment: item.shortText || cutAtSentence(item.words, HOME_LENGTH),
			...(item.isSample && { face: sampleFace(item.id) }),
			rating: item.stars,
		}),
	);
	return { quotes, rating: ratingOf(shownPraise(reviews)) };
}
