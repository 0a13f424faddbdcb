/** The entries in the lists of a fresh site, made from the sample in business/praise.ts. */
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

/** Shifts the sample's dates by a number of days after those that are written (business/sample-days.ts). */
export function moveSample(days: number) {
	daysMoved = days;
}

/** Whether the sample's dates differ from those written in the code of the pages. */
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

/** The sample's entries, made anew on each call because their texts name the business. */
export const sampleItems = (kind: PraiseKind): PraiseItem[] => sampleOf[kind]();

/** Replaces the stored texts of sample entries by the current ones, which name the current trainer. */
export function withSampleWords(kind: PraiseKind, items: readonly PraiseItem[]): PraiseItem[] {
	const samples = new Map(sampleItems(kind).map((item) => [item.id, item]));
	return items.map((item) => {
		const sample = item.sample ? samples.get(item.id) : undefined;
		return sample ? { ...item, words: sample.words, shortWords: sample.shortWords } : item;
	});
}

/** The face beside a sample testimonial on the home page. */
export function sampleFace(id: string): string | undefined {
	const sample = testimonials.find((_, index) => testimonialId(index) === id);
	return homeSamples.find(({ author }) => author === sample?.clientName)?.face;
}

/** The drawings that belong only to a review of the sample. */
export function sampleReviewArt(id: string): Pick<Review, "profileImage" | "images"> | undefined {
	return reviews.find((_, index) => reviewId(index) === id);
}
