/** Tests what JavaScript adds to a puppy's photos. */
import type { Page } from "@playwright/test";
import { expect, expectGoodPage, test } from "./fixtures.ts";

const profile = "/trained-puppies-for-sale/juniper";
const viewerOn = (page: Page) => page.getByRole("dialog", { name: "Photos of Juniper" });
const status = (page: Page) => viewerOn(page).getByRole("status");

/** Opens the first photo of the gallery. Returns the gallery's photos. */
async function openFirst(page: Page) {
	await page.goto(profile);
	// The gallery contains the puppy's videos, too.
	const photos = page.getByRole("region", { name: "Gallery" }).locator("a[href*='/photos/']");
	await photos.first().click();
	await expect(status(page)).toContainText(`1 of ${await photos.count()}`);
	return photos;
}

test("keys step through the photos, and Back closes them and restores the focus", async ({
	page,
}) => {
	const photos = await openFirst(page);
	const count = await photos.count();
	const top = await page.evaluate(() => window.scrollY);
	for (const [key, place] of [
		["ArrowRight", 2],
		["End", count],
		["ArrowRight", 1],
		["ArrowLeft", count],
		["Home", 1],
	] as const) {
		await page.keyboard.press(key);
		await expect(status(page)).toContainText(`${place} of ${count}`);
		await expect(page).toHaveURL(`${profile}/photos/${place}`);
	}
	await page.goBack();
	await expect(viewerOn(page)).toBeHidden();
	await expect(page).toHaveURL(profile);
	await expect(photos.first()).toBeFocused();
	expect(Math.abs((await page.evaluate(() => window.scrollY)) - top)).toBeLessThan(2);
});

test("Escape closes the photos, and the page is where it was", async ({ page }) => {
	const photos = await openFirst(page);
	await page.keyboard.press("Escape");
	await expect(page).toHaveURL(profile);
	await expect(photos.first()).toBeFocused();
	await page.goForward();
	await expect(status(page)).toContainText("1 of");
});

test("a photo that was opened by its address closes to the gallery", async ({ page }) => {
	await page.goto(`${profile}/photos/2`);
	await expectGoodPage(page);
	await page.keyboard.press("Escape");
	await expect(page).toHaveURL(`${profile}#gallery`);
	await expect(page.getByRole("region", { name: "Gallery" })).toBeInViewport();
});

test("opening a photo and going to the next one requests no page from the server", async ({
	page,
}) => {
	await page.goto(profile);
	const asked: string[] = [];
	page.on("request", (request) => {
		if (/\.data|\/photos\/\d+$/.test(new URL(request.url()).pathname)) asked.push(request.url());
	});
	await page.getByRole("region", { name: "Gallery" }).getByRole("link").first().click();
	await expect(status(page)).toContainText("1 of");
	await page.keyboard.press("ArrowRight");
	await expect(status(page)).toContainText("2 of");
	expect(asked).toEqual([]);
});

test("a zoomed photo is larger than the window, and the arrow keys move it", async ({ page }) => {
	await page.goto(`${profile}/photos/1`);
	const photo = viewerOn(page).getByRole("img");
	const before = await photo.boundingBox();
	await viewerOn(page).getByRole("button", { name: "Zoom" }).click();
	await expect
		.poll(async () => (await photo.boundingBox())?.width)
		.toBeGreaterThan(2 * (before?.width ?? Number.POSITIVE_INFINITY));
	const left = (await photo.boundingBox())?.x ?? 0;
	await page.keyboard.press("ArrowRight");
	await expect.poll(async () => (await photo.boundingBox())?.x).toBeLessThan(left);
	await expect(page).toHaveURL(`${profile}/photos/1`);
	await page.keyboard.press("-");
	await expect.poll(async () => (await photo.boundingBox())?.width).toBe(before?.width);
});

test("swiping sideways shows the next photo", async ({ page }) => {
	await page.goto(`${profile}/photos/1`);
	const touch = await page.context().newCDPSession(page);
	const send = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
		touch.send("Input.dispatchTouchEvent", {
			type,
			touchPoints: x === undefined ? [] : [{ x, y: 400 }],
		});
	const swipe = async (from: number, to: number) => {
		await send("touchStart", from);
		for (const share of [0.25, 0.5, 0.75, 1]) await send("touchMove", from + share * (to - from));
		await send("touchEnd");
	};
	await swipe(300, 80);
	await expect(status(page)).toContainText("2 of");
	await swipe(80, 300);
	await expect(status(page)).toContainText("1 of");
	await swipe(200, 180);
	await expect(status(page)).toContainText("1 of");
});
