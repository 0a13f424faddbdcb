/** When React comes to a page: never before its visitor acts, and then to every page. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

test.use({ isHydrated: false });

const LIST = "/trained-puppies-for-sale";

/**
 * Pages with the most code, with the least, and one that there is not. Every other page hydrates in
 * pages.everywhere.spec.ts, and head.over-http.spec.ts asserts that none names a script to fetch.
 */
const pageTypes = ["/", LIST, `${LIST}/juniper`, "/contact-us", "/no/such/page"];

const hydrated = (page: Page) => page.locator("html[data-hydrated]").waitFor({ state: "attached" });

/** Addresses of scripts that a page has asked for. */
function watchScripts(page: Page) {
	const scripts: string[] = [];
	page.on("request", (request) => {
		if (request.resourceType() === "script" || /\.js(\?|$)/.test(request.url())) {
			scripts.push(request.url());
		}
	});
	return scripts;
}

/** Waits until the browser has nothing to do. */
const untilIdle = (page: Page) =>
	page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));

for (const path of pageTypes) {
	test(`${path} asks for no script until its visitor acts, and then hydrates`, async ({ page }) => {
		const scripts = watchScripts(page);
		await page.goto(path);
		await untilIdle(page);
		expect(scripts).toEqual([]);
		await page.keyboard.press("Tab");
		await hydrated(page);
		expect(scripts.length).toBeGreaterThan(0);
		expect(new Set(scripts).size).toBe(scripts.length);
	});
}

const acts: [name: string, act: (page: Page) => Promise<void>][] = [
	["a pointer over a link", (page) => page.getByRole("link", { name: /View More/ }).hover()],
	["scrolling", (page) => page.mouse.wheel(0, 300)],
	["a key", (page) => page.keyboard.press("ArrowDown")],
	["focus", (page) => page.locator("main").focus()],
];
for (const [name, act] of acts) {
	test(`React comes with ${name}`, async ({ page }) => {
		await page.goto(LIST);
		await act(page);
		await hydrated(page);
	});
}

test("who does something before the page has loaded gets React at once", async ({ page }) => {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route("**/*.webp", async (route) => {
		await promise;
		await route.continue();
	});
	// The script that waits for the first act stands at the end of the page.
	await page.goto(LIST, { waitUntil: "domcontentloaded" });
	await page.keyboard.press("Tab");
	await hydrated(page);
	expect(await page.evaluate(() => document.readyState)).not.toBe("complete");
	resolve();
	await page.waitForLoadState("load");
});

test("a later page of the visit hydrates by itself, from the browser's cache", async ({ page }) => {
	await page.goto("/reviews");
	await page.keyboard.press("Tab");
	await hydrated(page);
	await page.goto("/testimonials");
	await hydrated(page);
});

test("where no script can be loaded, links and forms are the browser's own", async ({
	page,
	problems,
}) => {
	await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
	await page.goto(LIST);
	await page.keyboard.press("Tab");
	await page.getByRole("link", { name: "Sold (8)" }).click();
	await expect(page).toHaveURL(/filter=sold/);
	await page.getByRole("searchbox").fill("Otis");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/search=Otis/);
	// The browser notes what was cut off.
	problems.splice(0);
});
