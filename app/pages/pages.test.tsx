import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, test } from "vitest";
import type { PersonKey } from "~/business/about.ts";
import { programKeys } from "~/business/navigation.ts";
import type { DeclaredDocument } from "~/content/declared.ts";
import { choosingDocument } from "~/content/documents/choosing.ts";
import { deliveryDocument } from "~/content/documents/delivery.ts";
import {
	reviewsPageDocument,
	storiesPageDocument,
	testimonialsPageDocument,
} from "~/content/documents/praise-pages.ts";
import { privacyDocument } from "~/content/documents/privacy.ts";
import { reservingDocument } from "~/content/documents/reserving.ts";
import { trainingDocument } from "~/content/documents/training.ts";
import type { Fields } from "~/content/fields/field.ts";
import { isGroup, isList } from "~/content/fields/form.ts";
import { pageContent } from "~/photos/page-content.server.ts";
import { documentOf, linksIn, screenOf, within, wordsIn } from "../../tests/support/document.ts";
import AboutPage from "./about.route.tsx";
import { aboutPageFor } from "./about-page.server.ts";
import ChoosingPage from "./choosing.route.tsx";
import DeliveryPage from "./delivery.route.tsx";
import { reviewsFor, storiesFor, testimonialsFor } from "./praise.server.ts";
import PrivacyPage from "./privacy.route.tsx";
import ProgramPage, { loader as programLoader } from "./program.route.tsx";
import ProgramsPage, { loader as programsLoader } from "./programs.route.tsx";
import ReservingPage from "./reserving.route.tsx";
import ReviewsPage from "./reviews.route.tsx";
import StoriesPage from "./stories.route.tsx";
import TestimonialsPage from "./testimonials.route.tsx";
import TrainingPage from "./training.route.tsx";

interface Page {
	Component: Parameters<typeof createRoutesStub>[0][number]["Component"];
	loaderData?: unknown;
}

/** What a page shows on a fresh site. */
const sample = (document: DeclaredDocument) => pageContent(document);

const about = async (key: PersonKey): Promise<Page> => ({
	Component: AboutPage,
	loaderData: { puppies: [], page: await aboutPageFor(key) },
});

const pages: Record<string, Page> = {
	"/choosing-your-puppy": { Component: ChoosingPage, loaderData: await sample(choosingDocument) },
	"/puppy-training": { Component: TrainingPage, loaderData: await sample(trainingDocument) },
	"/puppy-delivery": { Component: DeliveryPage, loaderData: await sample(deliveryDocument) },
	"/reserving-a-puppy": { Component: ReservingPage, loaderData: await sample(reservingDocument) },
	"/privacy": { Component: PrivacyPage, loaderData: await sample(privacyDocument) },
	"/training-programs": { Component: ProgramsPage, loaderData: await programsLoader() },
	...Object.fromEntries(
		await Promise.all(
			programKeys.map(async (key) => [
				`/training-programs/${key}`,
				{ Component: ProgramPage, loaderData: await programLoader({ params: { key } }) },
			]),
		),
	),
	"/meet-the-team": await about("team"),
	"/meet-the-trainer": await about("trainer"),
	"/meet-the-trainer/zeta": await about("dog"),
	"/meet-our-guests": await about("guests"),
	"/testimonials": {
		Component: TestimonialsPage,
		loaderData: {
			content: await sample(testimonialsPageDocument),
			testimonials: await testimonialsFor(),
		},
	},
	"/reviews": {
		Component: ReviewsPage,
		loaderData: { content: await sample(reviewsPageDocument), reviews: await reviewsFor() },
	},
	"/sold-puppy-stories": {
		Component: StoriesPage,
		loaderData: { content: await sample(storiesPageDocument), stories: await storiesFor() },
	},
};
const paths = Object.keys(pages);

const rendered = (path: string) => render(path, pages[path] ?? {});

function render(path: string, { Component, loaderData = null }: Partial<Page>): string {
	const Stub = createRoutesStub([{ id: "page", path, Component, loader: () => loaderData }]);
	return renderToStaticMarkup(
		<Stub initialEntries={[path]} hydrationData={{ loaderData: { page: loaderData } }} />,
	);
}

const all = (html: string, selector: string) => [...documentOf(html).querySelectorAll(selector)];

describe("every content page", () => {
	test.each(paths)("%s has exactly one h1, and a link back to the home page", (path) => {
		const html = rendered(path);
		expect(all(html, "h1")).toHaveLength(1);
		const trail = within(screenOf(html).getByRole("navigation", { name: "Breadcrumb" }));
		expect(trail.getByRole("link", { name: "Home" }).getAttribute("href")).toBe("/");
		const [here, ...others] = all(html, "span[aria-current=page]");
		expect(here?.textContent).toMatch(/./);
		expect(others).toEqual([]);
	});

	test.each(paths)(
		"%s has no duplicate ids, and an alt attribute, perhaps empty, on every picture",
		(path) => {
			const html = rendered(path);
			const ids = all(html, "[id]").map(({ id }) => id);
			expect(new Set(ids).size).toBe(ids.length);
			expect(all(html, "img:not([alt])")).toEqual([]);
			expect(html).not.toContain("undefined");
		},
	);

	test.each(paths)("%s links to a page other than itself", (path) => {
		const links = linksIn(rendered(path)).filter((link) => /^\/[^#]+$/.test(link));
		expect(links.filter((link) => link !== path).length).toBeGreaterThan(0);
	});

	test.each(paths)("%s loads nothing from another host, and has no frames", (path) => {
		expect(all(rendered(path), "[src^=http], [srcset^=http], iframe")).toEqual([]);
	});
});

/** Facts of section 9 of the specification, each with the page that states it. */
const figures: [path: string, figure: string][] = [
	["/choosing-your-puppy", "$40"],
	["/choosing-your-puppy", "$4,500 to $8,000"],
	["/choosing-your-puppy", "the breeder’s price plus $3,500 for training"],
	["/choosing-your-puppy", "about 8 weeks of training"],
	["/choosing-your-puppy", "6 owner lessons"],
	["/puppy-training", "About 8 weeks"],
	["/puppy-training", "+$5,000"],
	["/reserving-a-puppy", "A $500 deposit"],
	["/reserving-a-puppy", "Within 7 days of the deposit"],
	["/privacy", "hello@homewardhounds.example"],
	["/puppy-delivery", "Within 2 hours of Asheville"],
	["/puppy-delivery", "1 video lesson"],
	["/puppy-delivery", "a 3-day delivery weekend"],
	["/puppy-delivery", "Gas plus 2 hotel nights"],
	["/puppy-delivery", "A flight plus 2 hotel nights"],
	["/puppy-delivery", "6 owner lessons"],
	["/puppy-delivery", "30-day training assurance"],
	["/puppy-delivery", "2-year health and genetic warranty"],
	["/puppy-delivery", "Lifetime support"],
	["/puppy-delivery", "Health certification and support, worth $800"],
	["/puppy-delivery", "Lifetime support, worth $1,200+"],
	["/training-programs", "$40"],
	["/training-programs/board-and-train-puppy", "$700 per week"],
	["/training-programs/board-and-train-puppy", "$650 per week"],
	["/training-programs/board-and-train-puppy", "$600 per week"],
	["/training-programs/board-and-train-puppy", "At least 4 weeks, and 6 lessons of 30 minutes"],
	["/training-programs/board-and-train-puppy", "At least 6 weeks, and 8 in-home lessons"],
	["/training-programs/board-and-train-puppy", "9 weeks to 4 months"],
	["/training-programs/board-and-train-puppy", "4 ft by 4 ft"],
	["/training-programs/board-and-train-puppy", "$40 once"],
	["/training-programs/board-and-train", "9 weeks to 4 months"],
	["/training-programs/board-and-train", "4 ft by 4 ft"],
	["/training-programs/day-training", "Up to 3 hours of training per session"],
	["/training-programs/day-training", "30-minute lesson"],
	["/training-programs/boarding", "4 ft by 4 ft"],
	["/training-programs/private-lessons", "$40"],
	["/training-programs/trained-puppy", "$4,500 to $8,000"],
	["/training-programs/trained-puppy", "$3,500 plus the breeder’s price"],
	["/training-programs/trained-puppy", "+$5,000"],
	["/training-programs/trained-puppy", "About 8 weeks of training"],
	["/training-programs/trained-puppy", "6 owner lessons"],
	["/training-programs/trained-puppy", "30-day training assurance"],
	["/training-programs/trained-puppy", "2-year health and genetic warranty"],
	["/training-programs/trained-puppy", "Lifetime support"],
	["/meet-the-trainer", "6 owner lessons"],
	["/meet-our-guests", "about 8 weeks"],
];

describe("the facts of the business", () => {
	test.each(figures)("%s says: %s", (path, figure) => {
		expect(wordsIn(rendered(path))).toContain(figure);
	});
});

describe("what the specification requires of a page", () => {
	const buttons: [path: string, href: string, label: string][] = [
		["/choosing-your-puppy", "/puppy-training", "Your Puppy’s Training"],
		["/puppy-training", "/puppy-delivery", "Puppy Delivery"],
		["/puppy-delivery", "/trained-puppies-for-sale", "View Puppies"],
	];
	test.each(buttons)("%s has the button to %s", (path, href, label) => {
		const links = screenOf(rendered(path)).getAllByRole("link", { name: label });
		expect(links.map((link) => link.getAttribute("href"))).toContain(href);
	});

	const headings: [path: string, heading: string][] = [
		["/choosing-your-puppy", "Choosing a dog"],
		["/choosing-your-puppy", "Consultation"],
		["/choosing-your-puppy", "Beginning the process"],
		["/choosing-your-puppy", "Pick an available puppy"],
		["/choosing-your-puppy", "Find a dream puppy together"],
		["/puppy-training", "Training"],
		["/puppy-training", "Imprinting good behavior"],
		["/puppy-training", "Level two testing in the real world"],
		["/puppy-delivery", "Delivery and new-owner training"],
		["/puppy-delivery", "Delivery rules"],
		["/puppy-delivery", "After delivery"],
		["/puppy-delivery", "What is included with each puppy"],
	];
	test.each(headings)("%s has a part called %s", (path, heading) => {
		const part = screenOf(rendered(path)).getByRole("heading", { name: heading });
		expect(part.localName).toMatch(/^h[23]$/);
	});

	test("all testimonials, reviews and stories are on their pages", () => {
		expect(all(rendered("/testimonials"), "blockquote")).toHaveLength(7);
		expect(all(rendered("/reviews"), "article")).toHaveLength(8);
		expect(all(rendered("/sold-puppy-stories"), "article")).toHaveLength(7);
	});

	test("testimonials and reviews link to each other", () => {
		expect(linksIn(rendered("/testimonials"))).toContain("/reviews");
		expect(linksIn(rendered("/reviews"))).toContain("/testimonials");
	});

	test("reviews show their own stars, and their average on top", () => {
		const html = rendered("/reviews");
		const stars = screenOf(html).getAllByRole("img", { name: /^\d out of 5 stars$/ });
		expect(stars).toHaveLength(8);
		expect(wordsIn(html)).toContain("4.5 out of 5 stars on average, from 8 reviews");
	});

	test("the trained-puppy program leads to the puppies before the contact form", () => {
		const html = rendered("/training-programs/trained-puppy");
		const [, end = ""] = html.split("With every puppy");
		expect(linksIn(end).slice(0, 2)).toEqual(["/trained-puppies-for-sale", "/contact-us"]);
	});

	test("a program's page links to every program and marks itself", () => {
		const html = rendered("/training-programs/boarding");
		const links = linksIn(html);
		for (const key of programKeys) expect(links).toContain(`/training-programs/${key}`);
		const own = all(html, "a[aria-current=page]").map((link) => link.getAttribute("href"));
		expect([...new Set(own)]).toEqual(["/training-programs/boarding"]);
	});

	test("a program that doesn't exist is answered with 404", async () => {
		const load = (key: string) => programLoader({ params: { key } });
		await expect(load("cat-training")).rejects.toMatchObject({ init: { status: 404 } });
		expect((await load("boarding")).program.key).toBe("boarding");
	});
});

/** What fields may hold at the least: required texts, and either no rows or rows without optional texts. */
function emptied(fields: Fields, hasRows: boolean): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(fields).map(([name, part]) => {
			if (isGroup(part)) return [name, emptied(part.fields, hasRows)];
			if (isList(part)) {
				const rows = hasRows ? part.sample : part.sample.slice(0, part.min);
				return [name, rows.map((row) => ({ ...row, ...emptied(part.fields, hasRows) }))];
			}
			if (part.isRequired) return [name, part.sample || "Required"];
			return [name, Array.isArray(part.sample) ? [] : part.control === "picture" ? undefined : ""];
		}),
	);
}

describe("a page whose texts are empty as far as they may be", () => {
	const written: readonly (readonly [document: DeclaredDocument, page: Page])[] = [
		[choosingDocument, { Component: ChoosingPage }],
		[trainingDocument, { Component: TrainingPage }],
		[deliveryDocument, { Component: DeliveryPage }],
		[reservingDocument, { Component: ReservingPage }],
		[privacyDocument, { Component: PrivacyPage }],
	];
	test.each(written.map(([document, page]) => [document.path, document, page] as const))(
		"%s leaves out what has no text",
		(path, { fields }, { Component }) => {
			for (const hasRows of [false, true]) {
				const html = render(path, { Component, loaderData: emptied(fields, hasRows) });
				const texts = ":is(p, h1, h2, h3, h4, h5, h6, ul, ol, dl, dt, dd, li, a, span)";
				expect(all(html, `${texts}:empty`)).toEqual([]);
			}
		},
	);
});
