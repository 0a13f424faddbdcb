/** Texts and pictures that the trainer chose for every page, from the database to the HTML. */
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { publicSettings } from "#public-settings";
import { facts } from "~/business/facts.ts";
import { siteDocument as document } from "~/content/documents/site.ts";
import { documentState, publishDraft, saveDraft } from "~/content/drafts.server.ts";
import { readPublishedContent } from "~/content/published.server.ts";
import { followSite, withPreview } from "~/photos/site.server.ts";
import { addStockPhoto, deleteStockPhotos } from "~/photos/stock-commands.server.ts";
import { siteActor } from "~/platform/database/audit-log.server.ts";
import { applySettings } from "~/platform/public-settings.server.ts";
import { TrainerLine } from "~/ui/page/trainer-line.tsx";
import { freshDatabase } from "../../tests/support/database.ts";
import { documentOf, screenOf } from "../../tests/support/document.ts";
import { renderMarkup } from "../../tests/support/render.tsx";
import { CallToAction } from "./call-to-action.tsx";
import { NotFound } from "./failure.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

type Site = ReturnType<typeof document.defaults>;

const at = async () => ({
	document,
	revision: (await documentState(document)).revision,
	actor: siteActor,
});

/** Saves a draft with other texts and pictures in these groups. */
async function write(change: { [Group in keyof Site]?: Partial<Site[Group]> }) {
	const sample = document.defaults();
	const groups = Object.entries(sample).map(([name, values]) => [name, { ...values }] as const);
	const value = document.schema.parse(
		Object.fromEntries(
			groups.map(([name, values]) => [
				name,
				{ ...values, ...Object.entries(change).find(([own]) => own === name)?.[1] },
			]),
		),
	);
	return saveDraft(await at(), value);
}

/** Makes this process use what is published, as every process does before it renders a page. */
async function follow() {
	await readPublishedContent();
	await followSite();
}

async function publish(change: Parameters<typeof write>[0]) {
	await write(change);
	await publishDraft(await at());
	await follow();
}

async function photo(width = 60, height = 40): Promise<number> {
	const bytes = await sharp({ create: { width, height, channels: 3, background: "#345" } })
		.png()
		.toBuffer();
	const words = { category: "hero", title: "Paw", alt: "A paw", bytes };
	return (await addStockPhoto(words, siteActor)).id;
}

const frame = () =>
	renderMarkup(
		<>
			<Header path="/" home />
			<TrainerLine>Hello</TrainerLine>
			<CallToAction />
			<NotFound />
			<Footer />
		</>,
	);

/** How often the drawn mark appears: in the home page's banner and in the footer. */
const drawnMarks = (html: string) => html.match(/<img [^>]*width="64" height="64"/g)?.length ?? 0;

let sample: string;

beforeEach(async () => {
	await freshDatabase();
	await follow();
	sample = frame();
});

describe("every page", () => {
	test("of a fresh site sends no texts or pictures along", () => {
		expect(publicSettings.site).toBeUndefined();
		expect(drawnMarks(sample)).toBe(2);
		expect(sample).toContain("face-maren");
	});

	test("of a site whose sample has no film of a delivery left promises none", () => {
		applySettings({ samples: "puppies" });
		const html = renderMarkup(<CallToAction />);
		expect(html).not.toContain("first day");
		expect(html).toContain("Meet the puppies");
		applySettings({ samples: undefined });
	});

	test("shows the trainer's texts, with their placeholders filled in", async () => {
		await publish({
			frame: { note: "Lessons in {city}", footer: "We are two." },
			header: {
				links: [
					{ id: "a", name: "How we train", path: "/puppy-training" },
					{ id: "b", name: "{trainer}’s garden", path: "https://garden.example" },
				],
			},
			end: { "end-title": "Shall we talk?", "end-text": "" },
		});
		const html = frame();
		for (const words of [
			"Lessons in Asheville<",
			"We are two.",
			"How we train",
			"Maren’s garden",
			"Shall we talk?",
		])
			expect(html).toContain(words);
		for (const words of ["In-home", "in her own house", "Your Puppy&#x27;s Training", "Interested"])
			expect(html).not.toContain(words);
		// The other texts are the sample's, which are not sent along.
		expect(html).toContain("Get A Puppy!");
		expect(Object.keys(publicSettings.site?.texts ?? {})).toHaveLength(4);
		expect(documentOf(html).querySelector("p:empty")).toBeNull();
	});

	test("shows her logo and portrait, and the drawings again once the photo is deleted", async () => {
		const id = await photo();
		await publish({
			logo: { picture: { photo: id } },
			portrait: { picture: { photo: id } },
			lost: { picture: { photo: id } },
		});
		const html = frame();
		expect(drawnMarks(html)).toBe(0);
		expect(html).not.toContain("face-maren");
		expect(html).not.toContain("not-found-puppy");
		const photos = "img[alt=''][src^='/media/photos/thumbnails/medium/'][src$='.jpg']";
		expect(documentOf(html).querySelectorAll(photos)).toHaveLength(4);
		await deleteStockPhotos([id], siteActor);
		await follow();
		expect(frame()).toBe(sample);
	});

	test.each([
		[300, 200, true],
		[600, 200, false],
		[200, 300, true],
	])(
		"shows a logo of %i by %i px whole, with the name beside it: %s",
		async (width, height, hasName) => {
			await publish({ logo: { picture: { photo: await photo(width, height) } } });
			const mark = screenOf(frame()).getByRole("link", { name: `${facts.brand}, home` });
			expect(mark.innerHTML).toContain(`aspect-ratio:${width / height}`);
			expect(mark.innerHTML.includes(facts.brand)).toBe(hasName);
		},
	);

	test("shows a draft only to those who preview it", async () => {
		await write({ frame: { footer: "Not yet." } });
		const [previewed, meanwhile] = await Promise.all([
			withPreview(async () => frame()),
			Promise.resolve(frame()),
		]);
		expect(previewed).toContain("Not yet.");
		expect(meanwhile).toBe(sample);
		expect(frame()).toBe(sample);
	});
});
