/** Reads every page of the site over HTTP. */
import type { APIRequestContext } from "@playwright/test";
import { documentOf, wordsIn } from "../support/document.ts";

export interface ServedPage {
	path: string;
	status: number;
	title: string;
	canonical: string | null;
	/** Contents of `meta` elements by name or property. */
	meta: Record<string, string>;
	headings: string[];
	/** Addresses of links as they are written. */
	links: string[];
	/** Every address from which a picture may be loaded. */
	pictures: string[];
	ids: string[];
	/** Addresses of scripts that the browser fetches by itself, whether to run or to preload them. */
	scripts: string[];
	/** The visible text on one line, with a space between neighboring elements. */
	words: string;
	/** The schema.org items that the page describes. */
	things: Record<string, unknown>[];
	/** The steps of the page's breadcrumb. */
	trail: { name: string; path: string | null }[];
}

/** Pages that aren't in the sitemap, because they are views of others or don't exist, with their status. */
export const unlisted: Record<string, number> = {
	"/trained-puppies-for-sale?filter=available": 200,
	"/trained-puppies-for-sale?filter=sold&show=16": 200,
	"/trained-puppies-for-sale?search=nobody+at+all": 200,
	[`/trained-puppies-for-sale?search=${"unbreakable".repeat(7)}`]: 200,
	"/trained-puppies-for-sale?size=medium&sort=price-low": 200,
	"/trained-puppies-for-sale?size=small&price=7000": 200,
	"/contact-us?puppy=bramble": 200,
	"/api/docs": 200,
	"/videos/1?play": 200,
	"/no/such/page": 404,
	"/trained-puppies-for-sale/nobody": 404,
	"/training-programs/cat-training": 404,
	"/videos/999999": 404,
};

/** Returns the path of every page in the sitemap. */
export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
	const xml = await (await request.get("/sitemap.xml")).text();
	return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address = ""]) => {
		const { pathname } = new URL(address);
		return pathname.startsWith("/media/") ? [] : [pathname];
	});
}

function read(html: string) {
	const page = documentOf(html);
	const all = (selector: string) => [...page.querySelectorAll(selector)];
	const attributes = (name: string, selector = `[${name}]`) =>
		all(selector).flatMap((element) => element.getAttribute(name) ?? []);
	const things = all('script[type="application/ld+json"]').flatMap(
		(script) => JSON.parse(script.textContent)["@graph"],
	);
	const candidates = attributes("srcset").flatMap((srcset) =>
		srcset.split(",").map((candidate) => candidate.trim().split(/\s+/, 1)[0] ?? ""),
	);
	const head = all("meta[name], meta[property]").map((meta) => [
		meta.getAttribute("name") ?? meta.getAttribute("property"),
		meta.getAttribute("content"),
	]);
	return {
		title: page.title,
		canonical: page.querySelector("link[rel=canonical]")?.getAttribute("href") ?? null,
		meta: Object.fromEntries(head),
		headings: all("h1").map(wordsIn),
		links: attributes("href", "a[href]"),
		pictures: [...attributes("src", "img[src]"), ...candidates],
		ids: attributes("id"),
		scripts: [
			...attributes("src", "script[src]"),
			...attributes("href", "link:is([rel=modulepreload], [as=script], [rel=prefetch])"),
		],
		words: wordsIn(page.body),
		things,
		trail: all('nav[aria-label="Breadcrumb"] li').map((step) => ({
			name: wordsIn(step),
			path: step.querySelector("a")?.getAttribute("href") ?? null,
		})),
	};
}

/** Fetches each page once, without its pictures and scripts. */
export async function servedPages(
	request: APIRequestContext,
	paths: readonly string[],
): Promise<ServedPage[]> {
	const pages: ServedPage[] = [];
	for (const path of paths) {
		const response = await request.get(path);
		pages.push({ ...read(await response.text()), path, status: response.status() });
	}
	return pages;
}

/** Returns every page of the site: those in the sitemap, views of them, and missing ones. */
export async function wholeSite(request: APIRequestContext) {
	const pages = await servedPages(request, await sitemapPaths(request));
	const others = await servedPages(request, Object.keys(unlisted));
	return {
		pages,
		views: others.filter(({ path }) => unlisted[path] === 200),
		missing: others.filter(({ path }) => unlisted[path] === 404),
	};
}
