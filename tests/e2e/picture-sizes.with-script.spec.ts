/** Tests that a phone never fetches a larger picture than it needs. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

test.use({ deviceScaleFactor: 2 });

/** Returns a sentence for each picture loaded in a larger size than the smallest one that looks sharp. */
const tooLarge = (page: Page) =>
	page.locator("picture img").evaluateAll((images) =>
		images.flatMap((image) => {
			if (!(image instanceof HTMLImageElement) || !image.complete) return [];
			const source = image.parentElement?.querySelector("source");
			const offered = (source?.srcset ?? image.srcset)
				.split(",")
				.map((part) => part.trim().split(/\s+/))
				.map(([url = "", width = ""]) => ({ url, width: Number.parseInt(width, 10) }))
				.filter(({ width }) => width > 0)
				.toSorted((a, b) => a.width - b.width);
			const taken = offered.find(
				({ url }) => new URL(url, location.href).href === image.currentSrc,
			);
			if (!taken) return [];
			const { width, height } = image.getBoundingClientRect();
			const ratio = image.naturalWidth / image.naturalHeight;
			// A picture that is cropped to its frame is drawn wider than the frame.
			const shown = Math.max(width, height * ratio) * devicePixelRatio;
			const enough = offered.find((one) => one.width >= shown) ?? offered.at(-1);
			return taken.width <= (enough?.width ?? 0)
				? []
				: [`${taken.url} for ${Math.round(shown)} px`];
		}),
	);

const paths = [
	"/",
	"/trained-puppies-for-sale",
	"/trained-puppies-for-sale/juniper",
	"/puppy-training",
	"/choosing-your-puppy",
	"/sold-puppy-stories",
	"/meet-the-trainer/zeta",
	"/videos",
	"/testimonials",
];

test("no page loads a picture larger than necessary", async ({ page }) => {
	for (const path of paths) {
		await page.goto(path);
		expect.soft(await tooLarge(page), path).toEqual([]);
	}
});

test("the largest picture loads first, and the others when they are near", async ({ page }) => {
	for (const path of ["/", "/trained-puppies-for-sale", "/trained-puppies-for-sale/juniper"]) {
		await page.goto(path);
		const first = page.locator("main img[fetchpriority=high]");
		await expect(first).toHaveCount(1);
		await expect(first).not.toHaveAttribute("loading");
		// A picture in a frame shows its color until it has loaded. A drawing beside text has no frame.
		const others = page.locator("main picture[style] img:not([fetchpriority])");
		expect(await others.count()).toBeGreaterThan(0);
		await expect(others.and(page.locator(":not([loading=lazy])"))).toHaveCount(0);
	}
});
