/** Tests that the first tap takes effect exactly once, whether it comes before, during or after hydration. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

test.use({ isHydrated: false });

const PROFILE = "/trained-puppies-for-sale/juniper";

/** Delays the modules whose address matches, until the returned function is called. */
async function hold(page: Page, modules: RegExp) {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route(modules, async (route) => {
		await promise;
		await route.continue();
	});
	return resolve;
}

const hydrated = (page: Page) => page.locator("html[data-hydrated]").waitFor({ state: "attached" });

const slowly = {
	"before React has loaded": /\/assets\/.*\.js$/,
	"while React is loading": /\/assets\/entry\.client-.*\.js$/,
};

const menuOf = (page: Page) => {
	const navigation = page.getByRole("navigation", { name: "Main" });
	return {
		toggle: navigation.getByText("Menu"),
		entry: navigation.getByRole("link", { name: "Puppy Delivery" }).filter({ visible: true }),
	};
};

const sliderOf = (page: Page) => {
	const slides = page.getByRole("region", { name: "Pictures of Juniper" }).locator("li");
	return {
		slides,
		arrow: slides.first().getByRole("link", { name: "Next picture" }),
		dots: page.getByRole("group", { name: "Choose a picture" }).getByRole("link"),
	};
};

async function expectSecondSlide(page: Page) {
	const { slides, dots } = sliderOf(page);
	await expect(slides.nth(1)).toBeInViewport({ ratio: 0.9 });
	await expect(dots.nth(1)).toHaveAttribute("aria-current", "true");
	await expect(dots.and(page.locator("[aria-current]"))).toHaveCount(1);
}

for (const [moment, modules] of Object.entries(slowly)) {
	test(`the menu opens ${moment}, and stays open`, async ({ page }) => {
		const release = await hold(page, modules);
		await page.goto("/contact-us");
		const { toggle, entry } = menuOf(page);
		await toggle.tap();
		await expect(entry).toBeVisible();
		release();
		await hydrated(page);
		await expect(entry).toBeVisible();
		await page.getByRole("heading", { level: 1 }).tap();
		await expect(entry).toHaveCount(0);
		await toggle.tap();
		await expect(entry).toBeVisible();
	});

	test(`an arrow of the slider advances by one picture ${moment}`, async ({ page }) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		const release = await hold(page, modules);
		await page.goto(PROFILE);
		const { slides, arrow } = sliderOf(page);
		await arrow.click();
		await expect(slides.nth(1)).toBeInViewport({ ratio: 0.9 });
		release();
		await hydrated(page);
		await expectSecondSlide(page);
		await expect(slides.first()).toHaveAttribute("inert");
		await slides.nth(1).getByRole("link", { name: "Previous picture" }).click();
		await expect(slides.first()).toBeInViewport({ ratio: 0.9 });
		await expect(page).toHaveURL(`${PROFILE}#photo-2`);
	});
}

test("the menu and the slider work even if React can't be loaded", async ({ page, problems }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
	await page.goto(PROFILE);
	const { slides, arrow } = sliderOf(page);
	await arrow.click();
	await expect(slides.nth(1)).toBeInViewport({ ratio: 0.9 });
	await slides.nth(1).getByRole("link", { name: "Next picture" }).click();
	await expect(slides.nth(2)).toBeInViewport({ ratio: 0.9 });
	await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
	const { toggle, entry } = menuOf(page);
	await toggle.tap();
	await expect(entry).toBeVisible();
	await entry.tap();
	await expect(page).toHaveURL("/puppy-delivery");
	// Removes the aborted requests, which the browser logs.
	problems.splice(0);
});

test("a slider that was scrolled before hydration keeps its position", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	const release = await hold(page, slowly["before React has loaded"]);
	await page.goto(PROFILE);
	const { slides, dots } = sliderOf(page);
	await slides.nth(2).evaluate((slide) => slide.parentElement?.scrollTo({ left: 1e5 }));
	const last = (await slides.count()) - 1;
	await expect(slides.nth(last)).toBeInViewport({ ratio: 0.9 });
	release();
	await hydrated(page);
	await expect(dots.nth(last)).toHaveAttribute("aria-current", "true");
	await expect(slides.nth(last)).toBeInViewport({ ratio: 0.9 });
});

test.describe("a profile that nobody touches", () => {
	/**
	 * Returns the milliseconds from the page's load to the first request for a module, or
	 * undefined if there is none.
	 */
	const firstModule = (page: Page) =>
		page.evaluate(() => {
			const [visit] = performance.getEntriesByType("navigation");
			const loadedAt = visit instanceof PerformanceNavigationTiming ? visit.loadEventEnd : 0;
			const modules = performance
				.getEntriesByType("resource")
				.filter(({ name }) => name.endsWith(".js"));
			return modules[0] && modules[0].startTime - loadedAt;
		});

	test("requests React only when its slider is about to move", async ({ page }) => {
		await page.goto(PROFILE);
		expect(await firstModule(page)).toBeUndefined();
		const { dots } = sliderOf(page);
		await expect(dots.nth(1)).toHaveAttribute("aria-current", "true", { timeout: 30_000 });
		expect(await firstModule(page)).toBeGreaterThanOrEqual(3_990);
	});

	test("never requests React if reduced motion is preferred, or nothing moves", async ({
		page,
	}) => {
		const asked: string[] = [];
		page.on("request", (request) => {
			if (request.url().endsWith(".js")) asked.push(request.url());
		});
		await page.clock.install();
		await page.goto("/trained-puppies-for-sale/nobody");
		await page.clock.runFor(60_000);
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.goto(PROFILE);
		await page.clock.runFor(60_000);
		expect(asked).toEqual([]);
	});
});
