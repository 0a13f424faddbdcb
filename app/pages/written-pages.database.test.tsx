/** The pages about people and with praise, as the trainer wrote them, from the database to the HTML. */
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { beforeEach, describe, expect, test } from "vitest";
import { moveSample } from "~/business/sample-days.ts";
import { siteTextSamples } from "~/business/site-texts.ts";
import type { ContentDocument } from "~/content/document.ts";
import {
	dogAddress,
	hiddenPaths,
	type People,
	peopleDocument,
} from "~/content/documents/people.ts";
import {
	reviewsDocument,
	storiesDocument,
	testimonialsDocument,
} from "~/content/documents/praise.ts";
import { documentState, publishDraft, saveDraft } from "~/content/drafts.server.ts";
import type { ItemsDocument } from "~/content/items.ts";
import { publicPages } from "~/content/public-pages.ts";
import { publishedContent, readPublishedContent } from "~/content/published.server.ts";
import { database } from "~/platform/database/database.server.ts";
import { applySettings } from "~/platform/public-settings.server.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import { documentOf, linksIn, screenOf, wordsIn } from "../../tests/support/document.ts";
import { addPuppy } from "../../tests/support/puppy.ts";
import AboutPage, { loader as about } from "./about.route.tsx";
import HomePage, { loader as home } from "./home.route.tsx";
import ReviewsPage, { loader as reviews } from "./reviews.route.tsx";
import { RelatedServices } from "./services.tsx";
import StoriesPage, { loader as stories } from "./stories.route.tsx";
import StoryPage, { loader as story } from "./story.route.tsx";
import TestimonialsPage, { loader as testimonials } from "./testimonials.route.tsx";

const actor = { who: "maren", via: "admin" } as const;

async function publish<T>(document: ContentDocument<T>, value: T) {
	const at = async () => ({
		document,
		revision: (await documentState(document)).revision,
		actor,
	});
	await saveDraft(await at(), value);
	await publishDraft(await at());
	await followContent();
}

/** Makes this process use what is published, as every process does before it renders a page. */
async function followContent() {
	await readPublishedContent();
	const people = publishedContent(peopleDocument);
	applySettings({ dogAddress: dogAddress(people), hiddenPages: hiddenPaths(people) });
}

const publishItems = (document: ItemsDocument, items: readonly object[]) =>
	publish(document, document.schema.parse({ items }));

const item = (id: string, more: Readonly<Record<string, unknown>> = {}) => ({
	id,
	name: `Name ${id}`,
	text: `Words ${id}.`,
	agreed: true,
	...more,
});

/** Renders a page with the data of its loader. */
// biome-ignore lint/suspicious/noExplicitAny: each page has loader data of its own.
function html(Component: ComponentType<any>, loaderData: unknown): string {
	const Stub = createRoutesStub([{ id: "page", path: "/", Component, loader: () => loaderData }]);
	return renderToStaticMarkup(
		<Stub initialEntries={["/"]} hydrationData={{ loaderData: { page: loaderData } }} />,
	);
}

const team = () => about({ pattern: "meet-the-team", params: {} });
const guests = () => about({ pattern: "meet-our-guests", params: {} });
const dogPage = (dog = "zeta") => about({ pattern: "meet-the-trainer/:dog", params: { dog } });

const structured = (text: string): unknown[] =>
	[...documentOf(text).querySelectorAll("script[type='application/ld+json']")].map((script) =>
		JSON.parse(script.innerHTML),
	);

beforeEach(async () => {
	await freshDatabase();
	await followContent();
});

describe("a fresh site", () => {
	test("that began later has the same entries with later months", async () => {
		const pages = async () => [html(StoriesPage, await stories()), html(HomePage, await home())];
		const asWritten = await pages();
		// 52 weeks: the same months of the next year.
		moveSample(364);
		try {
			const moved = await pages();
			expect(moved).toEqual(
				asWritten.map((page) => page.replaceAll(/(?<=[a-z]{3} )2026/g, "2027")),
			);
			expect(moved[0]).toContain("Went home September 2027");
			expect(moved[1]).toContain("(Teddy)\u00a0· July 2027");
		} finally {
			moveSample(0);
		}
	});
});

describe("testimonials", () => {
	test("are shown only if the family agreed, and nothing of the others leaves the server", async () => {
		const secret = { text: "Not for the public." };
		await publishItems(testimonialsDocument, [
			item("a", { place: "Asheville", onHome: true, day: "2026-09-12", puppyName: "Otis" }),
			item("b", { ...secret, agreed: false, onHome: true }),
			item("c", { ...secret, isHidden: true }),
			item("d", { ...secret, deletedAt: "2026-11-01T00:00:00Z" }),
		]);
		const data = await testimonials();
		expect(JSON.stringify([data, await home()])).not.toContain("public.");
		expect(html(TestimonialsPage, data)).toContain("“Words a.”");
		expect(html(HomePage, await home())).toContain(
			"Asheville. Family of Otis\u00a0· September 2026",
		);
	});

	test("leave an empty page with a link, and no section on the home page, if there are none", async () => {
		await publishItems(testimonialsDocument, []);
		await publishItems(reviewsDocument, []);
		const page = html(TestimonialsPage, await testimonials());
		expect(page).toContain("There are no testimonials here at the moment.");
		expect(page).not.toContain("every one of these dogs");
		expect(documentOf(page).querySelector("blockquote")).toBeNull();
		const front = html(HomePage, await home());
		expect(front).not.toContain("What families say");
	});

	test("leave out what is empty", async () => {
		await publishItems(testimonialsDocument, [item("a", { onHome: true })]);
		const caption = documentOf(html(HomePage, await home())).querySelector("figcaption");
		expect(caption?.textContent).toMatch(/Name a$/);
	});

	test("show a face on the home page: the sample's puppy, or the family's own picture", async () => {
		expect(html(HomePage, await home())).toContain("face-hazel");
		const ofSample = item("testimonial-2", { isSample: true, onHome: true });
		const own = item("a", { onHome: true, picture: { drawing: "play-clover" } });
		await publishItems(testimonialsDocument, [
			ofSample,
			own,
			item("testimonial-3", { onHome: true }),
		]);
		const front = html(HomePage, await home());
		expect(front).toContain("face-hazel");
		expect(front).toContain("play-clover");
		expect(front).not.toContain("face-maple");
	});

	test("say what they are about, and link to where they were written", async () => {
		const link = "https://reviews.example.com/7";
		await publishItems(testimonialsDocument, [
			item("a", { service: "Boarding", source: "Google", link, day: "2026-09-12", onHome: true }),
		]);
		for (const page of [
			html(TestimonialsPage, await testimonials()),
			html(HomePage, await home()),
		]) {
			expect(wordsIn(page)).toContain("Boarding · September 2026 · Google");
			expect(screenOf(page).getByRole("link", { name: "Google" }).getAttribute("href")).toBe(link);
		}
	});

	test("are plain text, whatever is pasted", async () => {
		await publishItems(testimonialsDocument, [item("a", { text: "<img src=x onerror=alert(1)>" })]);
		expect(wordsIn(html(TestimonialsPage, await testimonials()))).toContain("<img src=x");
	});
});

describe("reviews", () => {
	const page = async () => html(ReviewsPage, await reviews());

	test("add up to one rating, which search engines are not told", async () => {
		await publishItems(reviewsDocument, [
			item("a", { stars: 5 }),
			item("b", { stars: 4, day: "2026-09-12" }),
			item("c", { stars: 1, isHidden: true }),
			item("d", { stars: 1, agreed: false }),
		]);
		const text = await page();
		expect(text).toContain("4.5 out of 5 stars on average, from 2 reviews");
		expect(text).toContain("September 2026");
		expect(structured(text)).toMatchObject([{ "@graph": [{ "@type": "BreadcrumbList" }] }]);
	});

	test("have no rating if there are none, and drawn faces if they are invented", async () => {
		await publishItems(reviewsDocument, []);
		expect(await page()).toContain("There are no reviews here");
		expect(await page()).not.toContain("out of 5 stars");
		await publishItems(reviewsDocument, [
			item("a"),
			...reviewsDocument.defaults().items.slice(0, 1),
		]);
		expect(await page()).toContain("out of 5 stars on average, from 2 reviews");
		expect(await page()).toContain("face-maple");
	});
});

describe("stories", () => {
	const pageOf = async (id: string) => html(StoryPage, await story({ params: { story: id } }));

	test("lead to the family's page, which links to the puppy's profile as long as visitors can see it", async () => {
		const puppy = await addPuppy({ name: "Waffles", available: false });
		await publishItems(storiesDocument, [
			item("a", { puppyId: String(puppy.id), picture: { photo: 99 } }),
		]);
		const profile = `/trained-puppies-for-sale/${puppy.profilePath}`;
		expect(linksIn(html(StoriesPage, await stories()))).toContain("/sold-puppy-stories/a");
		expect(linksIn(await pageOf("a"))).toContain(profile);
		await database.puppy.update({ where: { id: puppy.id }, data: { status: "trashed" } });
		expect(await pageOf("a")).not.toContain(puppy.profilePath);
		screenOf(await pageOf("a")).getByRole("heading", { level: 1, name: "Name a" });
	});

	test("have a page of their own, with what was written about the same puppy, if the family agreed", async () => {
		await publishItems(storiesDocument, [
			item("a", { name: "Waffles", family: "the Lees", place: "Boone, NC" }),
			item("b", { agreed: false }),
		]);
		await publishItems(testimonialsDocument, [
			item("one", { puppyName: " waffles ", text: "He waits at the door." }),
			item("two", { puppyName: "Fig", text: "She digs." }),
			item("three", { puppyName: "Waffles", text: "Not for the public.", agreed: false }),
		]);
		await publishItems(reviewsDocument, [
			item("four", { puppyName: "Waffles", text: "Five stars." }),
		]);
		const text = await pageOf("a");
		screenOf(text).getByRole("heading", { level: 1, name: "Waffles and the Lees" });
		for (const shown of [
			"Boone, NC",
			"Words a.",
			"He waits at the door.",
			"Five stars.",
			"Ask a past family",
		])
			expect(text).toContain(shown);
		expect(text).not.toMatch(/She digs|Not for the public/);
		for (const none of ["b", "c", "__proto__"])
			await expect(pageOf(none)).rejects.toMatchObject({ init: { status: 404 } });
	});
});

describe("people", () => {
	type Key = "team" | "trainer" | "dog" | "guests";
	const sample = () => peopleDocument.defaults();
	const withChange = (people: People, key: Key, change: object): People =>
		peopleDocument.schema.parse({ ...people, [key]: { ...people[key], ...change } });
	const withDogAddress = (people: People, address: string) =>
		withChange(people, "dog", { address });
	const hiding = (people: People, ...keys: Key[]) =>
		keys.reduce((left, key) => withChange(left, key, { isHidden: true }), people);

	test("that are hidden have no page, no card and no link", async () => {
		await publish(peopleDocument, hiding(sample(), "dog", "trainer"));
		await expect(dogPage()).rejects.toMatchObject({ init: { status: 404 } });
		const text = html(AboutPage, await team());
		expect(linksIn(text)).toContain("/meet-our-guests");
		expect(text).not.toContain("/meet-the-trainer");
		expect(html(TestimonialsPage, await testimonials())).not.toContain("/meet-the-trainer");
	});

	test("have the dog's page at the address that was published, to which former ones redirect", async () => {
		const people = withDogAddress(sample(), "bruno");
		await publish(peopleDocument, people);
		const revision = (await documentState(peopleDocument)).revision;
		await saveDraft({ document: peopleDocument, revision, actor }, withDogAddress(people, "brnuo"));
		await publish(peopleDocument, withDogAddress(people, "captain-bruno"));
		const links = linksIn(html(AboutPage, await team()));
		expect(links).toContain("/meet-the-trainer/captain-bruno");
		screenOf(html(AboutPage, await dogPage("captain-bruno"))).getByRole("heading", { level: 1 });
		for (const former of ["zeta", "bruno"]) {
			const answer = await dogPage(former).catch((thrown: unknown) => thrown);
			if (!(answer instanceof Response)) throw new Error("no redirect");
			expect(answer.status).toBe(301);
			expect(answer.headers.get("Location")).toBe("/meet-the-trainer/captain-bruno");
		}
		// Only a draft had this address, so nobody but the trainer ever saw it.
		await expect(dogPage("brnuo")).rejects.toMatchObject({ init: { status: 404 } });
		await expect(dogPage("nobody")).rejects.toMatchObject({ init: { status: 404 } });
		expect(publicPages()).toContain("/meet-the-trainer/captain-bruno");
		expect(publicPages()).not.toContain("/meet-the-trainer/zeta");
		await publish(peopleDocument, hiding(withDogAddress(people, "rex"), "dog"));
		for (const address of ["rex", "bruno", "captain-bruno", "zeta"]) {
			await expect(dogPage(address)).rejects.toMatchObject({ init: { status: 404 } });
			// No card links there.
			const stored = (await documentState(peopleDocument)).value;
			expect(hiddenPaths(stored)).toContain(`/meet-the-trainer/${address}`);
		}
	});

	test("are shown as they were rewritten, on their page and on the others' cards", async () => {
		const bruno = {
			title: "Bruno",
			name: "Bruno",
			role: "Night watch",
			body: ["One.", "Two."],
			picture: undefined,
		};
		await publish(peopleDocument, hiding(withChange(sample(), "dog", bruno), "team"));
		const text = html(AboutPage, await dogPage());
		for (const words of ["One.", "Two."]) {
			expect(screenOf(text).getByText(words)).toMatchObject({ localName: "p", dir: "auto" });
		}
		expect(documentOf(text).querySelector("figure")).toBeNull();
		expect(linksIn(text)).not.toContain("/meet-the-team");
		await publish(peopleDocument, withChange(sample(), "dog", { name: "Bruno" }));
		expect(html(AboutPage, await team())).toMatch(/Bruno<\/b>Supervisor/);
	});
});

describe("links and headings shared by many pages", () => {
	test("use the trainer's texts", async () => {
		await addPuppy({ status: "public" });
		const own = ["guests-title", "guests-boarding", "guests-training", "related-title"] as const;
		applySettings({
			site: { texts: Object.fromEntries(own.map((name) => [name, `My ${name}`])) },
		});
		try {
			const service = { title: "A", info: "B", link: "/videos" };
			const text = [
				html(AboutPage, await guests()),
				html(() => <RelatedServices services={[service]} />, null),
			].join("");
			for (const name of own) {
				expect(text).toContain(`My ${name}`);
				expect(text).not.toContain(siteTextSamples[name]);
			}
		} finally {
			applySettings({ site: undefined });
		}
	});
});
