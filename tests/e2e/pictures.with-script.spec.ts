/** Tests what JavaScript adds to pictures and videos. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

/** Returns the file extensions of the puppy pictures that were loaded. */
const formats = (page: Page) =>
	page
		.locator('picture img[src*="/media/photos/"]')
		.evaluateAll((images) =>
			images.flatMap((image) =>
				image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0
					? (image.currentSrc.split(".").at(-1) ?? "")
					: [],
			),
		);

test("a picture loads as WebP, or as JPEG if its WebP fails", async ({ page, problems }) => {
	await page.goto("/trained-puppies-for-sale/juniper");
	await expect.poll(async () => new Set(await formats(page))).toEqual(new Set(["webp"]));
	await page.route("**/media/**/*.webp", (route) => route.abort());
	await page.goto("/trained-puppies-for-sale/otis");
	await expect.poll(async () => new Set(await formats(page))).toEqual(new Set(["jpg"]));
	// Removes the aborted requests, which the browser logs.
	problems.splice(0);
});

test("a drawing loads as AVIF, or as WebP if its AVIF fails", async ({ page, problems }) => {
	const formatOf = (drawing: string) =>
		page
			.locator(`main picture img[srcset*="${drawing}"]`)
			.first()
			.evaluate((image) => {
				const isThere = image instanceof HTMLImageElement && image.naturalWidth > 0;
				return isThere ? image.currentSrc.split(".").at(-1) : "none";
			});
	await page.goto("/");
	await expect.poll(() => formatOf("hero")).toBe("avif");
	await page.route("**/*.avif", (route) => route.abort());
	await page.goto("/choosing-your-puppy");
	await expect.poll(() => formatOf("head-clover")).toBe("webp");
	// Removes the aborted requests, which the browser logs.
	problems.splice(0);
});

test("a picture that can't be loaded at all leaves a frame with an icon", async ({
	page,
	problems,
}) => {
	await page.route("**/media/photos/**", (route) => route.abort());
	await page.goto("/trained-puppies-for-sale/juniper");
	const frame = page.locator("#photo-1 picture");
	const icon = () => frame.evaluate((element) => getComputedStyle(element, "::before").maskImage);
	await expect.poll(icon).toMatch(/^url\(.*svg/);
	await expect(frame.locator("img")).toHaveCSS("opacity", "0");
	problems.splice(0);
});

test("dots and arrows choose a picture, and the first follows the last", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto("/trained-puppies-for-sale/juniper");
	const dots = page.getByRole("group", { name: "Choose a picture" }).getByRole("link");
	const slides = page.getByRole("region", { name: "Pictures of Juniper" }).locator("li");
	const count = await slides.count();
	expect(count).toBeGreaterThan(2);
	await expect(dots).toHaveCount(count);

	await dots.nth(count - 1).click();
	await expect(dots.nth(count - 1)).toHaveAttribute("aria-current", "true");
	await expect(slides.nth(count - 1)).toBeInViewport({ ratio: 0.9 });
	await expect(dots.and(page.locator("[aria-current]"))).toHaveCount(1);

	await slides
		.nth(count - 1)
		.getByRole("link", { name: "Next picture" })
		.click();
	await expect(dots.nth(0)).toHaveAttribute("aria-current", "true");
	await expect(slides.nth(0)).toBeInViewport({ ratio: 0.9 });
	await expect(slides.nth(0).getByRole("link", { name: "Next picture" })).toBeFocused();
	await expect(page).toHaveURL("/trained-puppies-for-sale/juniper");
});

test.describe("before hydration", () => {
	test.use({ isHydrated: false });

	test("a picture may fail, and is still replaced afterward", async ({ page, problems }) => {
		await page.route("**/media/**/*.webp", (route) => route.abort());
		await page.route("**/*.avif", (route) => route.abort());
		await page.goto("/trained-puppies-for-sale/otis");
		expect(await formats(page)).toEqual([]);
		await page.keyboard.press("Tab");
		await expect.poll(async () => new Set(await formats(page))).toEqual(new Set(["jpg"]));
		problems.splice(0);
	});
});

test("a film on the site itself plays in place of its poster, and nothing is fetched before", async ({
	page,
}) => {
	const asked: string[] = [];
	page.on("request", (sent) => {
		if (sent.url().includes("/films/")) asked.push(sent.url());
	});
	await page.goto("/videos");
	const poster = page.getByRole("link", { name: "Play video: A morning on the porch" });
	const room = await poster.boundingBox();
	await page.waitForLoadState("networkidle");
	expect(asked).toEqual([]);

	await poster.click();
	const player = page.locator("video");
	await expect(player).toHaveAttribute("width", "853");
	await expect(player).toHaveAttribute("height", "480");
	await expect(player).toBeFocused();
	await expect(poster).toBeHidden();
	expect(await player.boundingBox()).toEqual({
		x: room?.x,
		y: expect.any(Number),
		width: room?.width,
		height: expect.closeTo(room?.height ?? 0, 0),
	});
	// The film plays, and its captions are shown.
	const shown = () =>
		player.evaluate((video) =>
			video instanceof HTMLVideoElement && video.currentTime > 0
				? [video.videoWidth, video.textTracks[0]?.mode, video.textTracks[0]?.cues?.length]
				: [],
		);
	await expect.poll(shown).toEqual([854, "showing", 3]);
	await expect(page).toHaveURL("/videos");
});
