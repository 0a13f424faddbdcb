/**
 * Checks what the specification says about components (sections 2, 4, 5 and 9), and the wordings it quotes
 * for states that the sample data doesn't have. The text of pages is checked in
 * e2e/specification.over-http.spec.ts.
 */
import { createElement, type ReactElement } from "react";
import { describe, expect, test, vi } from "vitest";
import { facts } from "~/business/facts.ts";
import * as failures from "~/business/failures.ts";
import { navigation, programKeys } from "~/business/navigation.ts";
import { testimonials } from "~/business/praise.ts";
import { puppyProduct } from "~/business/structured-items.ts";
import {
	breedPreferences,
	contactSchema,
	notices,
	problems,
	referralSources,
} from "~/contact/schema.ts";
import { newState } from "~/content/items.ts";
import { programDefaults } from "~/content/program-defaults.ts";
import { cardsOf, programOf } from "~/content/programs.ts";
import { FacebookChooser } from "~/layout/facebook-chooser.tsx";
import { Slider } from "~/puppies/card/slider.tsx";
import { investment } from "~/puppies/investment/investment.ts";
import { ListError } from "~/puppies/list/list.tsx";
import type { Filter } from "~/puppies/list/list-address.ts";
import { ListResults } from "~/puppies/list/list-results.tsx";
import { shownPrice } from "~/puppies/price/price-text.ts";
import { statusOf } from "~/puppies/status.ts";
import { Frame } from "~/ui/picture/picture.tsx";
import { screenOf, wordsIn } from "../support/document.ts";
import { renderMarkup } from "../support/render.tsx";

// Renders buttons that need JavaScript, as on a hydrated page.
vi.mock("remix-utils/use-hydrated", () => ({ useHydrated: () => true }));

const words = (element: ReactElement) => wordsIn(renderMarkup(element));

describe("section 9, sizes", () => {
	test("a placeholder is 16 by 9", () => {
		const framed = (ratio?: "16/9") => renderMarkup(Frame({ ratio, children: "" }));
		expect(framed()).toBe(framed("16/9"));
	});
});

describe("section 9, prices and promises", () => {
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
		const entries = (place: "header" | "bar") =>
			navigation(place).links.map(({ name, path }) => [name, path]);
		expect(entries("header")).toEqual([
			["Home", "/"],
			["Choosing Your Puppy", "/choosing-your-puppy"],
			["Your Puppy's Training", "/puppy-training"],
			["Puppy Delivery", "/puppy-delivery"],
			["View Puppies", "/trained-puppies-for-sale"],
			["Contact Us", "/contact-us"],
		]);
		expect(entries("bar")).toEqual([["Contact Us", "/contact-us"]]);
	});

	const nothing: [Filter, string][] = [
		["available", "We don't have any puppies available right now, but check back soon!"],
		["sold", "No sold puppies to display."],
		["all", "We're updating our puppy listings. Please check back soon!"],
	];
	test.each(nothing)("an empty list of puppies that are %s", (filter, message) => {
		const list = createElement(ListResults, {
			view: { filter, show: 8, page: 1, search: "" },
			list: { cards: [], counts: { all: 0, available: 0, sold: 0 }, hasMore: false },
		});
		expect(words(list)).toBe(`${message} Contact Us for Updates`);
	});

	test("a list that could not be loaded", () => {
		const screen = screenOf(
			renderMarkup(createElement(ListError, { message: failures.fetchPuppies, again: "/again" })),
		);
		expect(screen.getByRole("alert").textContent).toMatch(
			/Error Loading Puppies.*Failed to fetch puppies/,
		);
		const again = screen.getByRole("link", { name: "Try Again" });
		expect(again.getAttribute("href")).toBe("/again");
		screen.getByRole("button", { name: "Dismiss" });
	});

	test("a slider without pictures", () => {
		expect(
			words(createElement(Slider, { puppy: { name: "Fig", photos: [], available: true } })),
		).toBe("Photos coming soon No images available");
	});

	test("the question about Facebook", () => {
		expect(words(createElement(FacebookChooser))).toBe(
			"How would you like to open facebook? Open in the Facebook App Stay in my browser",
		);
	});

	test("a card of a related service: a program's, or one of its own", () => {
		const own = { title: "A walk", info: "Around the block.", link: "/" };
		const content = { ...programDefaults, services: [{ ...newState, ...own, id: "walk" }] };
		const info = `${programOf("boarding", content)?.body.info.slice(0, 130)}...`;
		expect(cardsOf(content, ["boarding", "walk"])).toMatchObject([{ info }, own]);
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
		expect(shownPrice({ available: true, price: "$6,500" }).label).toBeUndefined();
	});

	test("a sold puppy", () => {
		expect(statusOf({ available: false })).toMatchObject({
			badge: "Sold",
			urgency: "Sold - Reach out to join the waiting list",
		});
		expect(shownPrice({ available: false, price: "$6,500" }).label).toBe("SOLD! Original Price");
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
		expect(breedPreferences()).toEqual([
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
