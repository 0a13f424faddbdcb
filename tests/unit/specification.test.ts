/**
 * The numbers of the specification (sections 2, 4, 5 and 9), and what it quotes for states that
 * the sample data doesn't have. What stands on pages is in e2e/specification.over-http.spec.ts.
 */
import { createElement, type ReactElement } from "react";
import { describe, expect, test, vi } from "vitest";
import { facts, hours, prices, promises } from "~/business/facts.ts";
import { failures } from "~/business/failures.ts";
import { navigation } from "~/business/navigation.ts";
import { testimonials } from "~/business/praise.ts";
import { programKeys, programs, serviceCard } from "~/business/programs.ts";
import { puppyProduct } from "~/business/structured-data.ts";
import * as timing from "~/business/timing.ts";
import {
	breedPreferences,
	contactSchema,
	notices,
	problems,
	referralSources,
} from "~/contact/schema.ts";
import { FacebookChooser } from "~/layout/facebook-chooser.tsx";
import { DEFAULT_SIZE } from "~/photos/sizes.ts";
import { Slider } from "~/puppies/card/slider.tsx";
import { investment } from "~/puppies/investment/investment.ts";
import type { Filter } from "~/puppies/list/list-address.ts";
import { ListError } from "~/puppies/list/list-error.tsx";
import { ListResults } from "~/puppies/list/list-results.tsx";
import { priceWords } from "~/puppies/price/price-words.ts";
import { statusOf } from "~/puppies/rules.ts";
import { Frame } from "~/ui/picture/picture.tsx";
import { breakpoint } from "~/ui/theme/media.ts";
import { renderMarkup } from "../support/render.tsx";

// Buttons that need JavaScript are there once a page is hydrated.
vi.mock("remix-utils/use-hydrated", () => ({ useHydrated: () => true }));

const words = (element: ReactElement) =>
	renderMarkup(element)
		.replace(/<!--.*?-->/g, "")
		.replace(/<[^>]+>/g, " ")
		.replaceAll("&#x27;", "'")
		.replace(/\s+/g, " ")
		.trim();

describe("section 9, times and sizes", () => {
	test.each([
		["list cache, 5 minutes", timing.LIST_CACHE, 300_000],
		["cards at first, and for each View More", timing.PAGE_STEP, 8],
		["cards on the home page", timing.HOME_CARDS, 8],
		["slider", timing.SLIDE_ADVANCE, 5_000],
		["share of a picture in view", timing.LAZY_THRESHOLD, 0.1],
		["margin around the view", timing.LAZY_MARGIN, "50px"],
		["toast", timing.TOAST_HIDE, 5_000],
		["menu", timing.MENU_CLOSE_DELAY, 150],
		["modal", timing.MODAL_TRANSITION, 300],
		["backdrop", timing.MODAL_BACKDROP, 150],
		["scroll of the profile", timing.PROFILE_SCROLL, 2_000],
		["snippet", timing.SNIPPET_LENGTH, 130],
		["width of a video", timing.VIDEO_WIDTH, 853],
		["height of a video", timing.VIDEO_HEIGHT, 480],
		["size of a picture", DEFAULT_SIZE, "medium"],
	])("%s", (_, given, specified) => {
		expect(given).toBe(specified);
	});

	test("breakpoints", () => {
		expect(breakpoint).toEqual({ xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 });
	});

	test("a placeholder is 16 by 9", () => {
		const framed = (ratio?: "16/9") => renderMarkup(Frame({ ratio, children: "" }));
		expect(framed()).toBe(framed("16/9"));
	});
});

describe("section 9, prices and promises", () => {
	test("in dollars", () => {
		expect(prices).toEqual({
			consultation: 40,
			puppyFrom: 4_500,
			puppyTo: 8_000,
			puppyDefault: 8_000,
			customTraining: 3_500,
			levelTwoTesting: 5_000,
			primerPerWeek: 700,
			politePerWeek: 650,
			perfectPerWeek: 600,
			healthSupportValue: 800,
			lifetimeSupportValue: 1_200,
		});
	});

	test("in weeks, lessons, days, years, hours, minutes and feet", () => {
		expect(promises).toEqual({
			trainingWeeks: 8,
			ownerLessons: 6,
			assuranceDays: 30,
			warrantyYears: 2,
			deliveryHours: 2,
			deliveryDays: 3,
			hotelNights: 2,
			videoLessons: 1,
			politeWeeks: 4,
			politeLessons: 6,
			politeLessonMinutes: 30,
			perfectWeeks: 6,
			perfectLessons: 8,
			youngestWeeks: 9,
			oldestMonths: 4,
			dayTrainingHours: 3,
			dayTrainingLessonMinutes: 30,
			kennelFeet: 4,
			defaultAge: "12-16 weeks",
		});
	});

	test("hours of business", () => {
		expect(hours.map(({ days, opens, closes }) => [days.length, opens, closes])).toEqual([
			[5, "09:00", "20:00"],
			[1, "10:00", "16:00"],
		]);
	});

	test("structured data of a puppy without price and age", () => {
		const puppy = { name: "Fig", profilePath: "fig", breed: "", sex: "", description: "" };
		const unknown = { available: true, price: undefined, age: undefined, images: [] };
		const text = JSON.stringify(puppyProduct({ ...puppy, ...unknown }));
		expect(text).toContain('"price":8000,"priceCurrency":"USD"');
		expect(text).toContain('"12-16 weeks"');
	});

	test("shares of a price of $10,000, from the digits of its text", () => {
		expect(investment("$10,000")).toMatchObject({
			breakdown: [
				{ percent: 35, amount: 3_500 },
				{ percent: 45, amount: 4_500 },
				{ percent: 12, amount: 1_200 },
				{ percent: 8, amount: 800 },
			],
			separate: { puppy: 6_000, training: 8_000, total: 14_000, savings: 4_000 },
			comparative: 18_000,
		});
	});
});

describe("section 2", () => {
	test("navigation entries", () => {
		expect(
			navigation.map(({ name, path, header, footer }) => [name, path, header, footer]),
		).toEqual([
			["Home", "/", true, false],
			["Choosing Your Puppy", "/choosing-your-puppy", true, false],
			["Your Puppy's Training", "/puppy-training", true, false],
			["Puppy Delivery", "/puppy-delivery", true, false],
			["View Puppies", "/trained-puppies-for-sale", true, false],
			["Contact Us", "/contact-us", true, true],
		]);
	});

	const nothing: [Filter, string][] = [
		["available", "We don't have any puppies available right now, but check back soon!"],
		["sold", "No sold puppies to display."],
		["all", "We're updating our puppy listings. Please check back soon!"],
	];
	test.each(nothing)("an empty list of puppies that are %s", (filter, message) => {
		const list = createElement(ListResults, {
			view: { filter, show: 8, search: "" },
			list: { cards: [], counts: { total: 0, available: 0, sold: 0 }, hasMore: false },
		});
		expect(words(list)).toBe(`${message} Contact Us for Updates`);
	});

	test("a list that could not be loaded", () => {
		const html = renderMarkup(
			createElement(ListError, { words: failures.fetchPuppies, again: "/again" }),
		);
		expect(html).toMatch(/role="alert".*Error Loading Puppies.*Failed to fetch puppies/);
		expect(html).toMatch(/href="\/again"[^>]*>Try Again/);
		expect(html).toContain('aria-label="Dismiss"');
	});

	test("a slider without pictures", () => {
		expect(words(createElement(Slider, { name: "Fig", photos: [] }))).toBe(
			"Photos coming soon No images available",
		);
	});

	test("the question about Facebook", () => {
		expect(words(createElement(FacebookChooser, null, null))).toBe(
			"How would you like to open facebook? Open in the Facebook App Stay in my browser",
		);
	});

	test("a card of a related service: a program's, or one of its own", () => {
		const { info } = serviceCard("boarding");
		expect(info).toBe(`${programs.boarding.body.info.slice(0, 130)}...`);
		const own = { title: "A walk", info: "Around the block.", link: "/" };
		expect(serviceCard(own)).toEqual(own);
		expect(programKeys).toEqual([
			"private-lessons",
			"board-and-train",
			"board-and-train-adult",
			"board-and-train-puppy",
			"trained-puppy",
			"day-training",
			"boarding",
		]);
		expect(testimonials).toHaveLength(7);
	});
});

describe("section 4", () => {
	test("an available puppy", () => {
		expect(statusOf({ available: true })).toMatchObject({
			badge: "Available Now",
			urgency: "Ready for new home",
		});
		expect(priceWords({ available: true, price: "$6,500" }).label).toBeUndefined();
	});

	test("a sold puppy", () => {
		expect(statusOf({ available: false })).toMatchObject({
			badge: "Sold",
			urgency: "Sold - Reach out to join the waiting list",
		});
		expect(priceWords({ available: false, price: "$6,500" }).label).toBe("SOLD! Original Price");
	});
});

describe("section 5", () => {
	test("the words for what is missing", () => {
		expect(problems).toEqual({
			name: "Please provide your name.",
			email: "Please provide a valid email address to reach you at.",
			phone_number: `Please provide a phone number ${facts.trainer} can reach you at.`,
			message: "Please let us know how we can help.",
		});
		const found = contactSchema.safeParse({}).error?.issues.map(({ message }) => message);
		expect(found).toEqual(Object.values(problems));
	});

	test("the options of the lists", () => {
		expect(breedPreferences).toEqual([
			"Labradoodle",
			"Goldendoodle",
			"Bernedoodle",
			"Saint Berdoodle",
			"Standard Poodle",
			"Golden Retriever",
			"Labrador Retriever",
			"No preference",
			"Other",
		]);
		expect(referralSources).toEqual([
			"Google Search",
			"Facebook",
			"Instagram",
			"Word of mouth",
			"Previous customer",
			"Veterinarian referral",
			"Pet store",
			"Dog training community",
			"Other",
		]);
	});

	test("the words after sending (section 8)", () => {
		expect(notices).toEqual({
			sent: `Successfully emailed ${facts.trainer}! She'll reach out to you soon.`,
			failed: "An error occurred. Please try again",
		});
	});
});
