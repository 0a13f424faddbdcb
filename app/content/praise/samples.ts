/** What a fresh site's lists hold: the sample of business/praise.ts, as entries. */
import {
	homeSamples,
	type Review,
	reviews,
	soldPuppyStories,
	testimonials,
} from "~/business/praise.ts";
import { movedDays } from "~/business/sample-days.ts";
import { HOME_MAX, type PraiseItem, type PraiseKind } from "./item.ts";
import { emptySample } from "./new-item.ts";

let daysMoved = 0;

/** From now on, the sample's days are that many later than they are written (business/sample-days.ts). */
export function moveSample(days: number) {
	daysMoved = days;
}

/** Whether the days are other ones than those that the pages have as they are written. */
export const isSampleMoved = () => daysMoved !== 0;

const testimonialId = (index: number) => `testimonial-${index + 1}`;
const reviewId = (index: number) => `review-${index + 1}`;

const sampleOf: Record<PraiseKind, () => PraiseItem[]> = {
	testimonials: () =>
		testimonials.map(({ clientName, location, comment }, index) => {
			const home = homeSamples.find(({ author }) => author === clientName);
			return {
				...emptySample,
				id: testimonialId(index),
				name: clientName,
				place: location,
				words: comment,
				...(home && {
					onHome: true,
					shortWords: home.quote,
					puppyName: home.puppyName,
					day: movedDays(home.day, daysMoved),
					stars: home.rating,
				}),
			};
		}),
	reviews: () =>
		reviews.map(({ reviewerName, stars, positive, keywords, review }, index) => ({
			...emptySample,
			id: reviewId(index),
			name: reviewerName,
			words: review,
			stars,
			recommends: positive,
			keywords: [...keywords],
			onHome: index < HOME_MAX,
		})),
	stories: () =>
		soldPuppyStories.map(({ name, day, breed, info, image }, index) => ({
			...emptySample,
			id: `story-${index + 1}`,
			name,
			breed,
			words: info,
			day: movedDays(day, daysMoved),
			picture: { drawing: image },
		})),
};

/** The sample's entries, made again each time because their words name the business. */
export const sampleItems = (kind: PraiseKind): PraiseItem[] => sampleOf[kind]();

/** Entries with the sample's own words as they are now, which may name the trainer of today. */
export function withSampleWords(kind: PraiseKind, items: readonly PraiseItem[]): PraiseItem[] {
	const samples = new Map(sampleItems(kind).map((item) => [item.id, item]));
	return items.map((item) => {
		const sample = item.sample ? samples.get(item.id) : undefined;
		return sample ? { ...item, words: sample.words, shortWords: sample.shortWords } : item;
	});
}

/** The face beside a testimonial of the sample on the home page. */
export function sampleFace(id: string): string | undefined {
	const sample = testimonials.find((_, index) => testimonialId(index) === id);
	return homeSamples.find(({ author }) => author === sample?.clientName)?.face;
}

/** The drawings of a review of the sample, which belong to nobody else. */
export function sampleReviewArt(id: string): Pick<Review, "profileImage" | "images"> | undefined {
	return reviews.find((_, index) => reviewId(index) === id);
}
