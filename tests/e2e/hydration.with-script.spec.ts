/** Tests when pages hydrate: never before the visitor's first action, and then always. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

test.use({ isHydrated: false });

const LIST = "/trained-puppies-for-sale";

/**
 * Pages with the most code, with the least, and one that doesn't exist. Every other page hydrates in
 * pages.everywhere.spec.ts, and head.over-http.spec.ts checks that none makes the browser fetch scripts.
 */
const pageTypes = ["/", LIST, `${LIST}/juniper`, "/contact-us", "/no/such/page"];

const hydrated = (page: Page) => page.locator("html[data-hydrated]").waitFor({ state: "attached" });

/** Collects the addresses of the scripts that a page requests. */
function watchScripts(page: Page) {
	const scripts: string[] = [];
	page.on("request", (request) => {
		if (request.resourceType() === "script" || /\.js(\?|$)/.test(request.url())) {
			scripts.push(request.url());
		}
	});
	return scripts;
}

/** Waits until the browser is idle. */
const untilIdle = (page: Page) =>
	page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));

for (const path of pageTypes) {
	test(`${path} requests no scripts until its visitor acts, and then hydrates`, async ({
		page,
	}) => {
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
	test(`${name} starts hydration`, async ({ page }) => {
		await page.goto(LIST);
		await act(page);
		await hydrated(page);
	});
}

test("an action before the page has loaded starts hydration at once", async ({ page }) => {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route("**/*.webp", async (route) => {
		await promise;
		await route.continue();
	});
	// The script that waits for the first action is at the end of the page.
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

test("if no scripts can be loaded, the browser handles links and forms itself", async ({
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
	// Removes the aborted requests, which the browser logs.
	problems.splice(0);
});
