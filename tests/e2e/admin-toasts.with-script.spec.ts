/** Tests that toasts in the admin never cover what was just changed. */
import type { Locator, Page } from "@playwright/test";
import { ownName, sendForm, signIn } from "./admin.ts";
import { newPuppy } from "./admin-photos.ts";
import { expect, test } from "./fixtures.ts";

test.use({ areToastsSolid: true });

const toastWith = (page: Page, words: string | RegExp) =>
	page.getByRole("status").filter({ hasText: words }).locator("..");

async function boxOf(locator: Locator) {
	const box = await locator.boundingBox();
	if (!box) throw new Error("It can't be seen");
	return box;
}

/** Returns the smaller side of the area where two boxes overlap, in px. It is 0 or less if they don't. */
async function overlap(one: Locator, other: Locator) {
	const [a, b] = [await boxOf(one), await boxOf(other)];
	const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
	const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
	return Math.min(width, height);
}

/** Scrolls an element to where toasts appear, or as far as the page allows. */
const bringUnderToasts = (element: Locator) =>
	element.evaluate((shown) => {
		window.scrollTo(0, shown.getBoundingClientRect().top + window.scrollY - 90);
	});

test("a row that is changed at the top of the window stays visible", async ({ page }) => {
	const title = ownName("On the lawn");
	const videoId = crypto.randomUUID().replaceAll("-", "").slice(0, 11);
	await sendForm(page, "/admin/videos/new", { title, videoId, category: "Toasts" });

	await page.goto("/admin/videos?category=Toasts");
	const card = page.getByRole("listitem").filter({ hasText: title });
	const featured = card.getByRole("button", { name: title });
	for (const words of ["is featured now.", "is no longer featured."]) {
		await bringUnderToasts(card);
		await featured.click();
		const toast = toastWith(page, words);
		await expect(toast).toBeVisible();
		await expect(featured).toBeEnabled();
		expect(await overlap(toast, featured)).toBeLessThanOrEqual(0);
		expect(await overlap(toast, card)).toBeLessThanOrEqual(0);
		await toast.getByRole("button", { name: "Dismiss" }).click();
	}
});

test("after saving, the form's Save button stays visible", async ({ page }) => {
	const { id } = await newPuppy(page.request);
	await signIn(page, `/admin/puppies/${id}`);
	await page.getByLabel("Breeder").fill("Turnip Patch");
	const save = page.getByRole("button", { name: "Save changes" });
	await save.click();
	const toast = toastWith(page, "was saved");
	await expect(toast).toBeVisible();
	expect(await overlap(toast, save)).toBeLessThanOrEqual(0);
});

test("on a phone, a toast leaves the title of the next page visible", async ({
	page,
	isMobile,
}) => {
	test.skip(!isMobile, "a toast at a desk is beside the title");
	const { id } = await newPuppy(page.request);
	await signIn(page, `/admin/puppies/${id}`);
	await page.getByLabel("Breeder").fill("Turnip Patch");
	await page.getByRole("button", { name: "Save changes" }).click();
	const toast = toastWith(page, "was saved");
	await expect(toast).toBeVisible();
	// The pointer keeps it from disappearing during the test.
	await toast.hover();
	await page.getByRole("link", { name: "Duplicate" }).evaluate((link: HTMLElement) => {
		link.click();
	});
	const heading = page.getByRole("heading", { level: 1 });
	await expect(heading).not.toContainText("Edit");
	await expect(toast).toBeVisible();
	expect(await overlap(toast, heading)).toBeLessThanOrEqual(0);
});
