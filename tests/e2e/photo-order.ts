/** Helpers for the tests of the order of a puppy's photos. */
import type { Page } from "@playwright/test";
import { beSignedIn } from "./admin.ts";
import { addPhotos, newPuppy, tile } from "./admin-photos.ts";
import { expect } from "./fixtures.ts";

/** Opens the page of a puppy with photos. */
export async function open(page: Page, request: Parameters<typeof newPuppy>[0], count = 3) {
	const puppy = await newPuppy(request);
	const address = `/admin/puppies/${puppy.id}/photos`;
	await beSignedIn(page);
	await addPhotos(page, address, count);
	await page.goto(address);
	await expect(tile(page, count)).toBeVisible();
	return { ...puppy, address, addresses: await addressesOf(page) };
}

/** The addresses of the photos' sheets, in the order of the page. */
const addressesOf = (page: Page) =>
	page
		.getByRole("link", { name: /^photo \d+: / })
		.evaluateAll((links) => links.map((link) => link.getAttribute("href")));

/** Checks the order of the page: the places that its photos had when the page was opened. */
export async function expectOrder(page: Page, addresses: readonly unknown[], order: number[]) {
	await expect(async () => {
		const now = await addressesOf(page);
		expect(now.map((address) => addresses.indexOf(address) + 1)).toEqual(order);
	}).toPass();
}

/** The middle of a photo, which is scrolled away from the window's edges, where dragging scrolls the page. */
export async function middleOf(page: Page, place: number) {
	await tile(page, place).evaluate((element) => {
		const top = element.getBoundingClientRect().top - innerHeight / 4;
		scrollBy({ top, behavior: "instant" });
	});
	const box = await tile(page, place).boundingBox();
	if (!box) throw new Error(`Photo ${place} can't be seen`);
	return { x: box.x + box.width / 2, y: box.y + box.height / 2, step: box.width };
}
