import { describe, expect, test } from "vitest";
import { soldPuppyStories, testimonials } from "./praise.ts";
import { reviews } from "./reviews.ts";

describe("praise", () => {
	test("has the specified numbers: 7 testimonials, 8 reviews, 7 stories, 3 samples", () => {
		expect(testimonials).toHaveLength(7);
		expect(reviews).toHaveLength(8);
		expect(soldPuppyStories).toHaveLength(7);
		expect(testimonials.filter(({ home }) => home)).toHaveLength(3);
	});

	test("has reviews with whole stars from one to five, and not only with five", () => {
		const stars = reviews.map((review) => review.stars);
		for (const given of stars) expect([1, 2, 3, 4, 5]).toContain(given);
		expect(stars.some((given) => given < 5)).toBe(true);
		expect(reviews.some(({ recommends }) => !recommends)).toBe(true);
	});

	test("names everybody once", () => {
		for (const names of [
			testimonials.map(({ name }) => name),
			reviews.map(({ name }) => name),
			soldPuppyStories.map(({ name }) => name),
		]) {
			expect(new Set(names).size).toBe(names.length);
		}
	});
});
