/** When the one script of a page comes: never before what is seen first. */
import { expect, test } from "./fixtures.ts";

test.use({ isHydrated: false });

const LIST = "/trained-puppies-for-sale";

test("the script comes after the page, and once", async ({ page }) => {
	await page.goto(LIST);
	await expect(page.locator("html[data-hydrated]")).toBeAttached();
	await page.keyboard.press("Tab");
	const asked = await page.evaluate(() => {
		const [visit] = performance.getEntriesByType("navigation");
		const loadedAt = visit instanceof PerformanceNavigationTiming ? visit.loadEventStart : 0;
		return performance
			.getEntriesByType("resource")
			.filter(({ name }) => /\/assets\/entry\.client-/.test(name))
			.map(({ startTime }) => loadedAt > 0 && startTime >= loadedAt);
	});
	expect(asked).toEqual([true]);
});

test("who does something before the page has loaded gets the script at once", async ({ page }) => {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route("**/*.webp", async (route) => {
		await promise;
		await route.continue();
	});
	await page.goto(LIST, { waitUntil: "commit" });
	await page.locator("h1").waitFor();
	await page.keyboard.press("Tab");
	await expect(page.locator("html[data-hydrated]")).toBeAttached();
	expect(await page.evaluate(() => document.readyState)).not.toBe("complete");
	resolve();
	await page.waitForLoadState("load");
});
