import { describe, expect, test } from "vitest";
import type { Page } from "./page.ts";

const LIST = "/trained-puppies-for-sale";
const SEARCH = "#puppy-search";

/** Tests that the puppy list always has the address of what it shows, and that going back works. */
export function puppyList(page: () => Page) {
	const cards = () => page().count({ css: "article" });

	describe("the puppy list", () => {
		test("can be filtered and extended, and goes back step by step", async () => {
			await page().open(LIST);
			await page().click({ css: "nav a", text: "Sold (8)" });
			await expect.poll(() => page().path()).toBe(`${LIST}?filter=sold`);
			await expect.poll(cards).toBe(8);
			await page().click({ css: "nav a", text: "Available (2)" });
			await expect.poll(() => page().path()).toBe(`${LIST}?filter=available`);
			await expect.poll(cards).toBe(2);
			await page().click({ css: "nav a", text: "All (10)" });
			await expect.poll(() => page().path()).toBe(LIST);
			await expect.poll(cards).toBe(8);
			await page().click({ css: "a", text: "View More" });
			await expect.poll(() => page().path()).toBe(`${LIST}?show=16`);
			await expect.poll(cards).toBe(10);

			await page().back();
			await expect.poll(() => page().path()).toBe(LIST);
			await expect.poll(cards).toBe(8);
			await page().back();
			await expect.poll(() => page().path()).toBe(`${LIST}?filter=available`);
			await expect.poll(cards).toBe(2);
		});

		test("can be searched, and the search can be cleared", async () => {
			await page().open(LIST);
			await page().fill(SEARCH, "doodle");
			await page().press("Enter");
			await expect.poll(() => page().path()).toBe(`${LIST}?search=doodle`);
			await expect.poll(cards).toBeLessThan(8);
			expect(await cards()).toBeGreaterThan(2);
			expect(await page().value(SEARCH)).toBe("doodle");

			await page().fill(SEARCH, "nobody at all");
			await page().press("Enter");
			await expect.poll(() => page().words()).toContain("No puppies match “nobody at all”.");
			await page().click({ css: "a", text: "Clear the search" });
			await expect.poll(() => page().path()).toBe(LIST);
			await expect.poll(cards).toBe(8);
			await expect.poll(() => page().value(SEARCH)).toBe("");
		});

		test("shows the same puppies again when the visitor comes back from a profile", async () => {
			await page().open(`${LIST}?show=16`);
			await expect.poll(cards).toBe(10);
			await page().click({ css: "article a", text: "Maple" });
			await expect.poll(() => page().heading()).toBe("Maple");
			await page().back();
			await expect.poll(() => page().path()).toBe(`${LIST}?show=16`);
			await expect.poll(cards).toBe(10);
			// The scroll position is restored to the card.
			await expect
				.poll(() => page().evaluate(() => scrollY), { message: "the place on the page" })
				.toBeGreaterThan(200);
		});
	});
}
