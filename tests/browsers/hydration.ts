import { describe, expect, test } from "vitest";
import type { Page } from "./page.ts";

/** The admin screens are for work, so React may hydrate at once. */
const SIGN_IN = "/admin/login";

/** One page of each kind. The last two answer with 404. */
const paths = [
	"/",
	"/choosing-your-puppy",
	"/puppy-training",
	"/puppy-delivery",
	"/trained-puppies-for-sale",
	"/trained-puppies-for-sale?search=nobody+at+all",
	"/trained-puppies-for-sale/juniper",
	"/trained-puppies-for-sale/maple",
	"/training-programs",
	"/training-programs/day-training",
	"/meet-the-team",
	"/meet-the-trainer",
	"/meet-the-trainer/zeta",
	"/meet-our-guests",
	"/testimonials",
	"/reviews",
	"/sold-puppy-stories",
	"/videos",
	"/videos/1",
	"/contact-us",
	"/contact-us?puppy=juniper",
	"/api/docs",
	SIGN_IN,
	"/trained-puppies-for-sale/nobody",
	"/no/such/page",
];

/** Runs in the page: returns the scripts requested until the page became idle. */
async function requestedScripts(): Promise<string[]> {
	await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
	const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
	const links = document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]");
	const addresses = [...fetched, ...[...links].map(({ href }) => href)];
	return addresses.filter((address) => new URL(address).pathname.endsWith(".js"));
}

/** Tests that every kind of page hydrates at the visitor's first action, and not before. */
export function hydration(page: () => Page) {
	describe("hydration", () => {
		test("a page requests no scripts before the first action, and then hydrates without errors", async () => {
			for (const path of paths) {
				await page().open(path);
				if (path !== SIGN_IN) {
					expect(await page().evaluate(requestedScripts), path).toEqual([]);
				}
				await page().press("Tab");
				await expect.poll(() => page().isHydrated(), { message: path }).toBe(true);
				expect(await page().problems(), path).toEqual([]);
				// Cleared so that the next page doesn't know that this one was hydrated.
				await page().evaluate(() => sessionStorage.clear());
			}
		});

		test("after one page has been hydrated, the next pages hydrate at once", async () => {
			await page().open("/meet-the-team");
			await page().press("Tab");
			await expect.poll(() => page().isHydrated()).toBe(true);
			await page().open("/reviews");
			await expect.poll(() => page().isHydrated()).toBe(true);
		});
	});
}
