/**
 * Tests that every page of the site works in the browser on a phone, and one of each kind on a desktop and
 * without JavaScript. What doesn't depend on the browser (titles, links, files) is tested in
 * head.over-http.spec.ts and links.over-http.spec.ts.
 */
import type { Page } from "@playwright/test";
import { expect, expectGoodPage, playVideoHost, test, VIDEO_HOST } from "./fixtures.ts";
import { sitemapPaths, unlisted } from "./site-pages.ts";

/** Pages of different kinds, including the densest ones. */
const samples = [
	"/",
	"/trained-puppies-for-sale",
	"/trained-puppies-for-sale/juniper",
	"/contact-us",
	"/training-programs/board-and-train-puppy",
	"/meet-the-trainer/zeta",
	"/puppy-delivery",
	"/reviews",
	"/videos/1",
	"/no/such/page",
];

/** Number of tests that the pages are divided among. */
const PARTS = 6;

/** Returns pictures that the browser failed to show. */
const brokenPictures = (page: Page) =>
	page
		.locator("img")
		.evaluateAll((images) =>
			images.flatMap((image) =>
				image instanceof HTMLImageElement && image.complete && image.naturalWidth === 0
					? image.currentSrc || image.src
					: [],
			),
		);

/** Returns by how many px the page is wider than the window. */
const overflow = (page: Page) =>
	page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Checks that a page fits a window 320 px wide, and other widths with text at 200 %. */
async function expectToFit(page: Page, path: string) {
	const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 };
	await page.setViewportSize({ width: 320, height: 640 });
	expect.soft(`${path} 320: ${await overflow(page)}`).toBe(`${path} 320: 0`);
	await page.evaluate(() => {
		document.documentElement.style.fontSize = "200%";
	});
	for (const wide of [1280, 640]) {
		await page.setViewportSize({ width: wide, height: 900 });
		expect
			.soft(`${path} ${wide}, 200 %: ${await overflow(page)}`)
			.toBe(`${path} ${wide}, 200 %: 0`);
	}
	await page.setViewportSize({ width, height });
}

test.describe("every page", () => {
	test.use({ otherHosts: [VIDEO_HOST] });

	/** Whether a page is the sample of its kind. On a desktop and without scripts, axe scans no others. */
	const isSample = (path: string) => samples.includes(path);

	/** Whether a page is of the same kind as a sample: another puppy, program, trainer, video or view. */
	const isAnother = (path: string) =>
		!isSample(path) && (path in unlisted || path.split("/").length > 2);

	for (let part = 0; part < PARTS; part++) {
		test(`has no errors, axe violations or broken pictures, and fits the window (${part + 1} of ${PARTS})`, async ({
			page,
			request,
			javaScriptEnabled,
			isMobile,
		}) => {
			await playVideoHost(page);
			const asked: string[] = [];
			page.on("request", (sent) => {
				if (new URL(sent.url()).hostname === VIDEO_HOST) asked.push(page.url());
			});
			const all = [...(await sitemapPaths(request)), ...Object.keys(unlisted)];
			expect(all).toEqual(expect.arrayContaining(samples));
			// Visitors mostly use phones, so every page is opened and scanned there.
			const isWhole = isMobile && javaScriptEnabled !== false;
			// Without its script, a page is the same document as with it.
			const isOpened = (path: string) =>
				isWhole || (javaScriptEnabled === false ? isSample(path) : !isAnother(path));
			const mine = all.filter(isOpened).filter((_, index) => index % PARTS === part);
			expect(mine.length).toBeGreaterThan(isWhole ? 5 : 0);
			for (const path of mine) {
				await test.step(path, async () => {
					asked.splice(0);
					const response = await page.goto(path);
					expect.soft(response?.status()).toBe(unlisted[path] ?? 200);
					await expectGoodPage(page, { isScanned: isWhole || isSample(path) });
					expect.soft(await brokenPictures(page)).toEqual([]);
					expect.soft(asked).toEqual([]);
					// Tested only once, on the desktop, where windows change their width.
					const isAtDesk = !isMobile && javaScriptEnabled !== false;
					if (isAtDesk && isSample(path)) await expectToFit(page, path);
				});
			}
		});
	}
});

test("an address that doesn't exist shows the way back", async ({ page }) => {
	await page.goto("/no/such/page");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		"Sorry, we can't find that page",
	);
	await page.getByRole("link", { name: "Back to main page" }).click();
	await expect(page).toHaveURL("/");
});

test("an unknown puppy is reported as such, with a link to the others", async ({ page }) => {
	await page.goto("/trained-puppies-for-sale/nobody");
	await expect(page.getByRole("alert")).toContainText("Puppy Not Found");
	await page.getByRole("alert").getByRole("link", { name: "View Puppies" }).click();
	await expect(page).toHaveURL("/trained-puppies-for-sale");
});
