import { XMLParser, XMLValidator } from "fast-xml-parser";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { storiesDocument } from "~/content/documents/praise.ts";
import { database } from "~/platform/database/database.server.ts";
import { freshDatabase } from "../../tests/support/database.ts";
import { addPuppy } from "../../tests/support/puppy.ts";

const ORIGIN = vi.hoisted(() => {
	process.env.ORIGIN = "https://homeward.example";
	return process.env.ORIGIN;
});

const sitemap = await import("./sitemap.route.ts");
const feed = await import("./feed.route.ts");
const robots = await import("./robots.route.ts");
const manifest = await import("./manifest.route.ts");
const { publicPages } = await import("~/content/public-pages.ts");
const { FEED_LENGTH } = await import("./queries.server.ts");

const odd = `Fig & <b>"Co"</b> 'n' 🐶`;
const lists = new Set(["url", "image:image", "entry"]);
const parser = new XMLParser({
	ignoreAttributes: false,
	attributeNamePrefix: "",
	isArray: (name) => lists.has(name),
});

/** Parses the XML of a response. Fails if it isn't well-formed. */
async function parsed(answer: Response) {
	const text = await answer.text();
	expect(XMLValidator.validate(text)).toBe(true);
	return parser.parse(text);
}

const urls = async () => (await parsed(await sitemap.loader({ params: {} }))).urlset.url;
const entries = async () => (await parsed(await feed.loader())).feed.entry;

const changedAt = new Date("2026-11-20T10:00:00Z");
const changeContent = () =>
	database.contentVersion.create({ data: { id: 1, version: 3, changedAt } });

const photo = (name: string, position: number) => ({
	name,
	position,
	alt: "A puppy",
	width: 1600,
	height: 1200,
	color: "#aabbcc",
});

beforeEach(freshDatabase);

describe("the sitemap", () => {
	test("lists every public page under the site's own origin", async () => {
		const answer = await sitemap.loader({ params: {} });
		expect(answer.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
		expect(answer.headers.get("Cache-Control")).toMatch(/max-age=\d+/);
		const listed = (await urls()).map((url: { loc: string }) => url.loc);
		const families = storiesDocument.defaults().items.map(({ id }) => `/sold-puppy-stories/${id}`);
		expect(listed).toEqual([...publicPages(), ...families].map((path) => `${ORIGIN}${path}`));
	});

	test("lists each puppy with the day it changed and its photos", async () => {
		const { updatedAt } = await addPuppy({
			photos: { create: [photo("b", 1), photo("a", 0)] },
		});
		const url = (await urls()).at(-1);
		expect(url.loc).toBe(`${ORIGIN}/trained-puppies-for-sale/juniper`);
		expect(url.lastmod).toBe(updatedAt.toISOString());
		expect(url["image:image"]).toEqual([
			{ "image:loc": `${ORIGIN}/media/photos/a.jpg` },
			{ "image:loc": `${ORIGIN}/media/photos/b.jpg` },
		]);
	});

	test("dates other pages by the last change of content, and gives no date before the first change", async () => {
		expect((await urls())[0].lastmod).toBeUndefined();
		await changeContent();
		expect((await urls())[0].lastmod).toBe(changedAt.toISOString());
	});

	test("lists each video's page", async () => {
		const data = { title: odd, category: "home", videoId: "abc" };
		const { id } = await database.video.create({ data });
		expect((await urls()).at(-1).loc).toBe(`${ORIGIN}/videos/${id}`);
	});

	test("stays valid with a path full of special characters", async () => {
		await addPuppy({ profilePath: odd });
		const { loc } = (await urls()).at(-1);
		expect(decodeURIComponent(new URL(loc).pathname.split("/").at(-1) ?? "")).toBe(odd);
	});
});

describe("the feed", () => {
	test("has what Atom requires of a feed, with or without puppies", async () => {
		await changeContent();
		const answer = await feed.loader();
		expect(answer.headers.get("Content-Type")).toBe("application/atom+xml; charset=utf-8");
		const { feed: atom } = await parsed(answer);
		expect(atom).toMatchObject({
			xmlns: "http://www.w3.org/2005/Atom",
			id: `${ORIGIN}/feed.xml`,
			title: "Homeward Hounds: new puppies",
			updated: changedAt.toISOString(),
			author: { name: "Homeward Hounds" },
		});
		expect(atom.link).toContainEqual(
			expect.objectContaining({ rel: "self", href: `${ORIGIN}/feed.xml` }),
		);
		expect(atom.entry).toBeUndefined();
	});

	test("is valid even before anything has been stored", async () => {
		const { feed: atom } = await parsed(await feed.loader());
		expect(Number.isNaN(Date.parse(atom.updated))).toBe(false);
	});

	test("shows a puppy with its picture, summary and state", async () => {
		const puppy = await addPuppy();
		const [entry] = await entries();
		expect(entry).toMatchObject({
			id: `${ORIGIN}/feed.xml#puppy-${puppy.id}`,
			title: "Juniper, Goldendoodle (Available Now)",
			published: "2026-11-14T16:00:00.000Z",
			updated: puppy.updatedAt.toISOString(),
			summary: "Juniper keeps the minutes. · $6,500",
		});
		expect(entry.link[0].href).toBe(`${ORIGIN}/trained-puppies-for-sale/juniper`);
		expect(entry.link[1].href).toBe(`${ORIGIN}/trained-puppies-for-sale/juniper/preview.jpg`);
	});

	test("shows the story of a sale, still dated by the day the puppy was new", async () => {
		const puppy = await addPuppy({
			available: false,
			saleUpdate: "Lives with a bakery below.",
			listedAt: new Date("2099-01-01T00:00:00Z"),
		});
		const [entry] = await entries();
		expect(entry.title).toBe("Juniper, Goldendoodle (Sold)");
		expect(entry.summary).toBe("Lives with a bakery below. · SOLD! Original Price: $6,500");
		expect(entry.published).toBe(puppy.createdAt.toISOString());
	});

	test("preserves a name with special characters", async () => {
		await addPuppy({ name: odd, profilePath: "fig", breed: odd, overview: odd });
		const [entry] = await entries();
		expect(entry.title).toBe(`${odd}, ${odd} (Available Now)`);
		expect(entry.summary).toBe(`${odd} · $6,500`);
	});

	test("shows the state of a puppy without any text", async () => {
		await addPuppy({ overview: " ", personality: "", price: "unavailable" });
		const [entry] = await entries();
		expect(entry.summary).toBe("Ready for new home · Price on request");
	});

	test("is limited to the newest twenty", async () => {
		for (let day = 1; day <= FEED_LENGTH + 1; day++) {
			const listedAt = new Date(Date.UTC(2026, 9, day));
			await addPuppy({ name: `Pup ${day}`, profilePath: `pup-${day}`, listedAt });
		}
		const titles = (await entries()).map((entry: { title: string }) => entry.title);
		expect(titles).toHaveLength(FEED_LENGTH);
		expect(titles[0]).toMatch(/^Pup 21,/);
		expect(titles.at(-1)).toMatch(/^Pup 2,/);
	});
});

describe("robots.txt", () => {
	test("disallows the admin and the API, and names the sitemap", async () => {
		const answer = robots.loader();
		expect(answer.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
		const lines = (await answer.text()).split("\n");
		expect(lines).toContain("User-agent: *");
		expect(lines).toContain("Disallow: /admin");
		expect(lines).toContain("Disallow: /api/");
		expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
		expect(lines).not.toContain("Disallow: /");
	});
});

describe("the manifest", () => {
	test("contains the site's name, and icons that exist in the given sizes", async () => {
		const answer = manifest.loader();
		expect(answer.headers.get("Content-Type")).toBe("application/manifest+json; charset=utf-8");
		const { name, start_url, icons } = await answer.json();
		expect(name).toBe("Homeward Hounds");
		expect(start_url).toBe("/");
		const { default: sharp } = await import("sharp");
		for (const icon of icons) {
			const { width, height } = await sharp(`public${icon.src}`).metadata();
			expect(icon.sizes).toBe(`${width}x${height}`);
		}
		expect(icons.map((icon: { purpose: string }) => icon.purpose)).toContain("maskable");
	});
});
