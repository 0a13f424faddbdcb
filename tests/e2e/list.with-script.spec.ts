/** Tests what JavaScript adds to the puppy list: every view without a reload, each with its own address. */
import type { Page } from "@playwright/test";
import { LIST_CACHE } from "../../app/business/timing.ts";
import { expect, test } from "./fixtures.ts";

const cards = (page: Page) => page.getByRole("article");

/** Marks the document, so that a reload can be detected. */
const mark = (page: Page) =>
	page.evaluate(() => {
		document.documentElement.dataset.sameDocument = "yes";
	});

const expectSameDocument = (page: Page) =>
	expect(page.locator("html")).toHaveAttribute("data-same-document", "yes");

test("a search works without a reload, is kept by the filters and can be cleared", async ({
	page,
}) => {
	await page.goto("/trained-puppies-for-sale");
	await mark(page);
	const search = page.getByRole("searchbox", { name: "Search puppies" });
	await search.fill("  doodle ");
	await search.press("Enter");
	await expect(page).toHaveURL("/trained-puppies-for-sale?search=doodle");
	await expect(search).toHaveValue("doodle");
	const found = await cards(page).count();
	expect(found).toBeLessThan(8);
	expect(found).toBeGreaterThan(2);

	await page.getByRole("link", { name: "Available (2)" }).click();
	await expect(page).toHaveURL("/trained-puppies-for-sale?filter=available&search=doodle");
	await expect(cards(page)).toHaveCount(2);

	await search.fill("nobody at all");
	await search.press("Enter");
	await expect(page.getByText("No puppies match “nobody at all”.").last()).toBeVisible();
	await expect(page.getByRole("link", { name: "Contact Us for Updates" })).toBeVisible();
	await page.getByRole("link", { name: "Clear the search" }).click();
	await expect(cards(page)).toHaveCount(2);
	await expect(search).toHaveValue("");
	await expectSameDocument(page);
});

test("choosing another filter shows the first eight again, and marks the filter", async ({
	page,
}) => {
	await page.goto("/trained-puppies-for-sale");
	await mark(page);
	await page.getByRole("link", { name: "View More" }).click();
	await expect(cards(page)).toHaveCount(10);
	const sold = page.getByRole("link", { name: "Sold (8)" });
	await sold.click();
	await expect(page).toHaveURL("/trained-puppies-for-sale?filter=sold");
	await expect(cards(page)).toHaveCount(8);
	await expect(sold).toHaveAttribute("aria-current", "true");
	await expect(sold).toBeFocused();
	await page.getByRole("link", { name: "All (10)" }).click();
	await expect(page).toHaveURL("/trained-puppies-for-sale");
	await expect(cards(page)).toHaveCount(8);
	await expect(page.getByRole("link", { name: "View More" })).toBeVisible();
	await expectSameDocument(page);
});

test("Back and Forward restore the cards and the scroll position", async ({ page }) => {
	const place = () => page.evaluate(() => Math.round(window.scrollY));
	await page.goto("/trained-puppies-for-sale");
	await page.getByRole("link", { name: "View More" }).scrollIntoViewIfNeeded();
	const first = await place();
	expect(first).toBeGreaterThan(200);
	await page.getByRole("link", { name: "View More" }).click();
	await expect(cards(page)).toHaveCount(10);

	await page.goBack();
	await expect(cards(page)).toHaveCount(8);
	expect(Math.abs((await place()) - first)).toBeLessThan(5);
	await page.goForward();
	await expect(cards(page)).toHaveCount(10);
	await expect(page).toHaveURL(/show=16/);

	// The same after visiting another page.
	const maple = cards(page).getByRole("link", { name: "Maple" });
	await maple.scrollIntoViewIfNeeded();
	const second = await place();
	await maple.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Maple");
	await page.goBack();
	await expect(cards(page)).toHaveCount(10);
	await expect.poll(async () => Math.abs((await place()) - second)).toBeLessThan(5);
});

test("a slow list shows that it is loading, and only then", async ({ page }) => {
	await page.clock.install();
	await page.goto("/trained-puppies-for-sale");
	await page.clock.fastForward(LIST_CACHE);
	const loading = page.getByText("Loading our adorable puppies...");
	await expect(loading).toBeHidden();
	let answer = () => {};
	const held = new Promise<void>((done) => {
		answer = done;
	});
	await page.route("**/*filter=sold*", async (route) => {
		await held;
		await route.continue();
	});
	await page.getByRole("link", { name: "Sold (8)" }).click();
	await expect(loading).toBeVisible();
	answer();
	await expect(loading).toBeHidden();
	await expect(cards(page)).toHaveCount(8);
	await expect(page).toHaveURL(/filter=sold/);
});
