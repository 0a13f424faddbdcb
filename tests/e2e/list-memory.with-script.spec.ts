/**
 * Tests the puppy list's five-minute cache in the browser, what it fetches in advance, and its
 * messages when that fails.
 */
import type { Page, Route } from "@playwright/test";
import * as failures from "../../app/business/failures.ts";
import { LIST_CACHE } from "../../app/business/timing.ts";
import { expect, test } from "./fixtures.ts";

const LIST = "/trained-puppies-for-sale";
const listData = /\/trained-puppies-for-sale\.data/;
/** The request in the background, for as many cards as a page can show. */
const further = /\/trained-puppies-for-sale\.data\?.*show=96/;

const cards = (page: Page) => page.getByRole("article");
const alert = (page: Page) => page.getByRole("alert");
const filter = (page: Page, name: string) =>
	page.getByRole("navigation", { name: "Filter puppies" }).getByRole("link", { name });

/** Collects the addresses of the list's data that are requested from this point on. */
function watchRequests(page: Page): string[] {
	const asked: string[] = [];
	page.on("request", (request) => {
		if (listData.test(request.url())) asked.push(request.url());
	});
	return asked;
}

/** Checks that all logged problems are expected ones, and removes them. */
function expectOnly(problems: string[], expected: RegExp) {
	expect(problems.filter((problem) => !expected.test(problem))).toEqual([]);
	problems.length = 0;
}

test("the first batch has ten puppies, so View More and filters send no requests", async ({
	page,
}) => {
	const asked = watchRequests(page);
	await page.goto(LIST);
	await page.getByRole("link", { name: "View More" }).click();
	await expect(cards(page)).toHaveCount(10);
	await expect(cards(page).nth(8).getByRole("link").first()).toBeFocused();
	await filter(page, "Available (2)").click();
	await expect(cards(page)).toHaveCount(2);
	expect(asked).toEqual([]);
});

test("the other puppies are fetched in the background, and then shown at once", async ({
	page,
}) => {
	const followed = page.waitForResponse(further);
	await page.goto(`${LIST}?filter=available`);
	await (await followed).finished();
	const asked = watchRequests(page);
	await filter(page, "All (10)").click();
	await expect(cards(page)).toHaveCount(8);
	await page.getByRole("link", { name: "View More" }).click();
	await expect(cards(page)).toHaveCount(10);
	await filter(page, "Sold (8)").click();
	await expect(cards(page)).toHaveCount(8);
	expect(asked).toEqual([]);
});

test("if the other puppies can't be fetched, a warning is logged without a retry", async ({
	page,
	problems,
}) => {
	let tries = 0;
	await page.route(further, (route) => {
		tries += 1;
		return route.abort();
	});
	const warned = page.waitForEvent("console", (message) => message.type() === "warning");
	await page.goto(`${LIST}?filter=available`);
	expect((await warned).text()).toBe(
		"The remaining puppies could not be loaded in the background.",
	);
	await expect(alert(page)).toHaveCount(0);
	await filter(page, "Sold (8)").click();
	await expect(cards(page)).toHaveCount(8);
	expect(tries).toBe(1);
	expectOnly(problems, /remaining puppies|Failed to load resource/);
});

test("fetched puppies are shown again for five minutes, and then fetched anew", async ({
	page,
}) => {
	await page.clock.install();
	await page.goto(LIST);
	const asked = watchRequests(page);
	await page.clock.fastForward(LIST_CACHE - 60_000);
	await filter(page, "Sold (8)").click();
	await expect(cards(page)).toHaveCount(8);
	expect(asked).toEqual([]);
	await page.clock.fastForward(60_000);
	await filter(page, "Available (2)").click();
	await expect(cards(page)).toHaveCount(2);
	// Either the filter's own data, or the whole list, which the page fetches in the background.
	expect(asked.join()).toMatch(/filter=available|show=96/);
});

test("choosing the present filter again refreshes the list", async ({ page }) => {
	await page.goto(LIST);
	const asked = watchRequests(page);
	await filter(page, "All (10)").click();
	await expect.poll(() => asked.length).toBeGreaterThan(0);
	await expect(cards(page)).toHaveCount(8);
});

const failing: [string, (route: Route) => Promise<void>][] = [
	["an error", (route) => route.fulfill({ status: 500, body: "Unexpected Server Error" })],
	["nothing", (route) => route.abort()],
];
for (const [what, answer] of failing) {
	test(`if a request for more puppies gets ${what}, the shown ones stay`, async ({
		page,
		problems,
	}) => {
		await page.clock.install();
		await page.goto(LIST);
		await page.clock.fastForward(LIST_CACHE);
		await page.route(listData, answer);
		await page.getByRole("link", { name: "View More" }).click();
		await expect(alert(page)).toContainText("Error Loading Puppies");
		await expect(alert(page)).toContainText(failures.loadMorePuppies);
		await expect(cards(page)).toHaveCount(8);

		await page.unroute(listData);
		await alert(page).getByRole("link", { name: "Try Again" }).click();
		await expect(cards(page)).toHaveCount(10);
		await expect(alert(page)).toHaveCount(0);
		await expect(page).toHaveURL(`${LIST}?show=16`);
		await expect(cards(page).nth(8).getByRole("link").first()).toBeFocused();
		expectOnly(problems, /Failed to load resource|remaining puppies/);
	});
}

test("a view that can't be fetched shows a dismissible error, and the present one stays", async ({
	page,
	problems,
}) => {
	await page.goto(LIST);
	await page.route(listData, (route) => route.abort());
	const search = page.getByRole("searchbox", { name: "Search puppies" });
	await search.fill("doodle");
	await search.press("Enter");
	await expect(alert(page)).toContainText("Error Loading Puppies");
	await expect(alert(page)).toContainText(failures.fetchPuppies);
	await expect(search).toHaveValue("doodle");
	await expect(cards(page)).toHaveCount(8);
	await alert(page).getByRole("button", { name: "Dismiss" }).click();
	await expect(alert(page)).toHaveCount(0);
	await expect(page.getByRole("main").getByRole("link", { name: "Try Again" })).toBeVisible();
	await expect(cards(page)).toHaveCount(8);
	await search.press("Enter");
	await expect(alert(page)).toContainText(failures.fetchPuppies);
	expectOnly(problems, /Failed to load resource/);
});

test("Back and Forward restore the focus", async ({ page }) => {
	await page.goto(LIST);
	const more = page.getByRole("link", { name: "View More" });
	await more.focus();
	await page.keyboard.press("Enter");
	await expect(cards(page)).toHaveCount(10);
	const maple = cards(page).getByRole("link", { name: "Maple" });
	await maple.focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Maple");
	await page.goBack();
	await expect(maple).toBeFocused();
	await expect(cards(page)).toHaveCount(10);
	await page.goBack();
	await expect(cards(page)).toHaveCount(8);
	await expect(more).toBeFocused();
});
