/** Tests that what search engines, feed readers and link previews get agrees with what the pages show. */
import { expect, test } from "@playwright/test";
import { XMLParser } from "fast-xml-parser";
import sharp from "sharp";
import { type ServedPage, servedPages, unlisted, wholeSite } from "./site-pages.ts";

let origin: string;
let pages: ServedPage[];
let views: ServedPage[];
let missing: ServedPage[];

test.describe.configure({ mode: "default" });

test.beforeAll(async ({ request, baseURL }) => {
	origin = baseURL ?? "";
	({ pages, views, missing } = await wholeSite(request));
});

const withPath = (...paths: string[]) => pages.filter(({ path }) => paths.includes(path));
const profiles = () => pages.filter(({ path }) => /^\/trained-puppies-for-sale\/./.test(path));
const videoPages = () => pages.filter(({ path }) => /^\/videos\/./.test(path));

function thing(page: ServedPage, type: string) {
	const found = page.things.filter((each) => each["@type"] === type);
	expect(found, `${type} on ${page.path}`).toHaveLength(1);
	return found[0];
}

/** Returns the values that occur more than once. */
const repeated = (values: readonly unknown[]) =>
	values.filter((value, index) => values.indexOf(value) !== index);

test("the sitemap lists every kind of page, each with status 200 and one heading", () => {
	expect(pages.length).toBeGreaterThanOrEqual(38);
	expect(repeated(pages.map(({ path }) => path))).toEqual([]);
	expect(profiles()).toHaveLength(10);
	expect(videoPages()).toHaveLength(6);
	for (const { path, status, headings } of [...pages, ...views, ...missing]) {
		expect([path, status, headings.length]).toEqual([path, unlisted[path] ?? 200, 1]);
	}
});

test("no page makes the browser fetch scripts before the visitor's first action", () => {
	for (const { path, scripts } of [...pages, ...views, ...missing]) {
		expect([path, scripts]).toEqual([path, []]);
	}
});

test("every page has a unique title, description and address", () => {
	expect(repeated(pages.map(({ title }) => title))).toEqual([]);
	expect(repeated(pages.map(({ meta }) => meta.description))).toEqual([]);
	for (const { path, title, meta, canonical } of pages) {
		expect(title, path).toContain("Homeward Hounds");
		expect(meta.description?.length, path).toBeGreaterThan(50);
		expect(meta.description?.length, path).toBeLessThan(160);
		expect(meta.robots, path).not.toContain("noindex");
		expect(canonical).toBe(`${origin}${path}`);
	}
});

test("views of a page have the page's own canonical address, and missing pages aren't indexed", () => {
	for (const { path, canonical, meta } of views) {
		expect(canonical).toBe(`${origin}${path.replace(/\?.*/, "")}`);
		const isForFew = /[?&](search|size|sort)=/.test(path) || path === "/api/docs";
		expect([path, meta.robots?.includes("noindex")]).toEqual([path, isForFew]);
	}
	for (const { path, title, canonical, meta } of missing) {
		expect([path, canonical, meta.robots]).toEqual([path, null, "noindex"]);
		expect(title).toMatch(/not found|can.t find/i);
	}
});

test("a shared page has its own title, description and picture", () => {
	for (const { path, title, meta } of [...pages, ...views]) {
		expect(meta, path).toMatchObject({
			"og:site_name": "Homeward Hounds",
			"og:title": title,
			"og:description": meta.description,
			"og:url": `${origin}${path.replace(/\?.*/, "")}`,
			"og:image:width": "1200",
			"og:image:height": "630",
			"twitter:card": "summary_large_image",
			"twitter:title": title,
			"twitter:description": meta.description,
			"twitter:image": meta["og:image"],
			"twitter:image:alt": meta["og:image:alt"],
		});
		expect(meta["og:image"]?.startsWith(`${origin}/`), path).toBe(true);
		expect(meta["og:image:alt"]?.length, path).toBeGreaterThan(3);
	}
	const types = (some: ServedPage[]) => new Set(some.map(({ meta }) => meta["og:type"]));
	expect(types(profiles())).toEqual(new Set(["product"]));
	expect(types(withPath("/", "/trained-puppies-for-sale"))).toEqual(new Set(["website"]));
	expect(types(withPath("/meet-the-team", "/meet-the-trainer"))).toEqual(new Set(["article"]));
	expect(repeated(profiles().map(({ meta }) => meta["og:image"]))).toEqual([]);
});

test("each preview picture is a JPEG of 1200 by 630", async ({ request }) => {
	const addresses = new Set(pages.map(({ meta }) => meta["og:image"] ?? ""));
	expect(addresses.size).toBe(11);
	for (const address of addresses) {
		const response = await request.get(address);
		expect(`${response.status()} ${address}`).toBe(`200 ${address}`);
		expect(response.headers()["content-type"]).toBe("image/jpeg");
		const { format, width, height } = await sharp(await response.body()).metadata();
		expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
	}
});

test("descriptions of a puppy for other sites also appear on its page", () => {
	for (const profile of profiles()) {
		const { words, meta } = profile;
		const quote = /from [^.]+\. (.+?)…?$/.exec(meta.description ?? "")?.[1];
		expect(quote?.length, profile.path).toBeGreaterThan(10);
		expect(words, profile.path).toContain(quote);
		expect(words, profile.path).toContain(Object(thing(profile, "Product")).description);
	}
});

test("a puppy's structured data has the price and availability that its profile shows", () => {
	for (const profile of profiles()) {
		const { words, meta, canonical } = profile;
		const product = thing(profile, "Product");
		const shown = /SOLD! Original Price (\S+)/.exec(words)?.[1];
		const isSold = shown !== undefined;
		expect(product, profile.path).toMatchObject({
			name: meta["og:image:alt"],
			url: canonical,
			offers: {
				priceCurrency: "USD",
				availability: `https://schema.org/${isSold ? "SoldOut" : "InStock"}`,
			},
		});
		expect(words).toContain(isSold ? "Sold - Reach out to join the waiting list" : "Available Now");
		const { price } = Object(product?.offers);
		if (shown === "not") expect(price).toBe(8_000);
		else {
			const amount = `$${price.toLocaleString("en-US")}`;
			if (isSold) {
				expect(shown).toBe(amount);
				expect(words).toContain(`original price was ${amount}.`);
			} else expect(words).toMatch(new RegExp(`Price 100% \\${amount}`));
		}
		for (const picture of Object(product).image) {
			expect(profile.pictures).toContain(picture.replace(origin, "").replace(/jpg$/, "webp"));
		}
	}
});

test("breadcrumbs are the same for search engines and for people", () => {
	const withTrail = pages.filter(({ trail }) => trail.length > 0);
	const without = pages.filter(({ trail }) => trail.length === 0).map(({ path }) => path);
	expect(without).toEqual(["/"]);
	for (const page of withTrail) {
		const list = Object(thing(page, "BreadcrumbList")).itemListElement;
		const steps = list.map((step: { position: number; name: string; item?: string }) => ({
			position: step.position,
			name: step.name,
			path: step.item?.replace(origin, "") ?? null,
		}));
		expect(steps, page.path).toEqual(
			page.trail.map((step, index) => ({ position: index + 1, ...step })),
		);
	}
});

/** Writes "09:00" as the footer does: "9 am". */
function onTheClock(time: string): string {
	const hour = Number(time.slice(0, 2));
	return `${hour % 12 || 12} ${hour < 12 ? "am" : "pm"}`;
}

test("the business's structured data has the hours and links that its pages show", () => {
	for (const page of withPath("/", "/contact-us")) {
		const business = Object(thing(page, "LocalBusiness"));
		for (const { dayOfWeek, opens, closes } of business.openingHoursSpecification) {
			const days: string[] = dayOfWeek.map((day: string) => day.replace(/.*\//, "").slice(0, 3));
			const span = [...new Set([days[0], days.at(-1)])].join("–");
			const label = `${span} ${onTheClock(opens)}–${onTheClock(closes)}`;
			for (const { path, words } of pages) expect(words, path).toContain(label);
		}
		expect(business.openingHoursSpecification).toHaveLength(2);
		expect(page.links).toContain(`tel:${business.telephone}`);
		expect(page.links).toContain(`mailto:${business.email}`);
		for (const address of business.sameAs) expect(page.links).toContain(address);
	}
});

test("the address that search engines get for site search finds puppies", async ({ request }) => {
	const [home] = withPath("/");
	if (!home) throw new Error("There is no home page");
	const { target } = Object(thing(home, "WebSite")).potentialAction;
	const address = target.urlTemplate.replace("{search_term_string}", encodeURIComponent("moses"));
	const [found] = await servedPages(request, [address.replace(origin, "")]);
	expect(found?.status).toBe(200);
	expect(found?.words).toContain("Showing all 1");
	expect(found?.links).toContain("/trained-puppies-for-sale/moses");
});

test("a video's structured data has the poster, length and file of its page", async ({
	request,
}) => {
	for (const page of videoPages()) {
		const video = Object(thing(page, "VideoObject"));
		expect(page.headings).toEqual([video.name]);
		expect(page.words).toContain(video.description);
		const film = await request.head(video.contentUrl);
		expect(film.status()).toBe(200);
		expect(film.headers()["content-type"]).toBe("video/mp4");
		expect(video.duration).toMatch(/^PT(\d+M)?\d+S$/);
		expect(Number.isNaN(Date.parse(video.uploadDate))).toBe(false);
		expect((await request.head(video.thumbnailUrl)).status()).toBe(200);
	}
});

test("the feed lists every puppy, agrees with its page, and links to it", async ({ request }) => {
	const response = await request.get("/feed.xml");
	expect(response.headers()["content-type"]).toContain("application/atom+xml");
	const { feed } = new XMLParser({ ignoreAttributes: false }).parse(await response.text());
	expect(feed.entry).toHaveLength(profiles().length);
	for (const entry of feed.entry) {
		const address = entry.link.find(
			(link: Record<string, string>) => link["@_rel"] === "alternate",
		);
		const profile = profiles().find(({ canonical }) => canonical === address["@_href"]);
		const [, name, state] = /^(.+) \((.+)\)$/.exec(entry.title) ?? [];
		expect(profile?.title).toContain(name);
		expect(profile?.words).toContain(state);
	}
	expect(feed.entry.map(({ title }: { title: string }) => title).join()).toMatch(/Available Now/);
});

test("robots.txt points to the sitemap, and blocks none of its pages", async ({ request }) => {
	const text = await (await request.get("/robots.txt")).text();
	expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
	const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path = ""]) => path);
	expect(closed).toContain("/admin");
	const shut = pages.filter(({ path }) => closed.some((start) => path.startsWith(start)));
	expect(shut).toEqual([]);
});

test("the icons in the manifest and the head exist, in the stated sizes", async ({ request }) => {
	const manifest = await (await request.get("/manifest.webmanifest")).json();
	expect(manifest).toMatchObject({ name: "Homeward Hounds", start_url: "/" });
	expect(manifest.theme_color).toBe(pages[0]?.meta["theme-color"]);
	const named: { src: string; sizes: string; type: string }[] = [
		...manifest.icons,
		{ src: "/apple-touch-icon.png", sizes: "180x180", type: "image/png" },
	];
	expect(named.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
	for (const { src, sizes, type } of named) {
		const response = await request.get(src);
		expect([src, response.status(), response.headers()["content-type"]]).toEqual([src, 200, type]);
		const { width, height } = await sharp(await response.body()).metadata();
		if (type !== "image/svg+xml") expect(`${width}x${height}`).toBe(sizes);
	}
});
