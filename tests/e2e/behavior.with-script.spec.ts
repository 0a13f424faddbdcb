/** Tests what JavaScript adds to pages that also work without it. */
import { LIST_CACHE } from "../../app/business/timing.ts";
import { expect, test } from "./fixtures.ts";

test("View More adds cards in place, with a new address, and Back removes them", async ({
	page,
}) => {
	await page.goto("/trained-puppies-for-sale");
	await page.evaluate(() => {
		document.documentElement.dataset.sameDocument = "yes";
	});
	await page.getByRole("link", { name: "View More" }).click();
	await expect(page.getByRole("article")).toHaveCount(10);
	await expect(page).toHaveURL(/show=16/);
	await expect(page.locator("html")).toHaveAttribute("data-same-document", "yes");
	await expect(page.getByRole("article").nth(8).getByRole("link").first()).toBeFocused();
	await page.goBack();
	await expect(page.getByRole("article")).toHaveCount(8);
	await expect(page).not.toHaveURL(/show=16/);
});

test("a list that can't be fetched says so, and trying again works", async ({ page, problems }) => {
	await page.clock.install();
	await page.goto("/trained-puppies-for-sale");
	// The page's cached list expires after five minutes.
	await page.clock.fastForward(LIST_CACHE + 1_000);
	await page.route("**/*filter=sold*", (route) => route.abort());
	await page.getByRole("link", { name: "Sold (8)" }).click();
	await expect(page.getByRole("alert")).toContainText("Error Loading Puppies");
	await page.unroute("**/*filter=sold*");
	await page.getByRole("link", { name: "Try Again" }).click();
	await expect(page.getByRole("article")).toHaveCount(8);
	await expect(page).toHaveURL(/filter=sold/);
	// Removes the aborted request, which the browser logs.
	problems.splice(0);
});

test("the slider advances every five seconds, until it is paused", async ({ page }) => {
	await page.clock.install();
	await page.goto("/trained-puppies-for-sale/juniper");
	const dots = page.getByRole("group", { name: "Choose a picture" }).getByRole("link");
	await expect(dots.nth(0)).toHaveAttribute("aria-current", "true");
	await page.mouse.move(2, 2);
	await page.clock.runFor(5_100);
	await expect(dots.nth(1)).toHaveAttribute("aria-current", "true");
	await page.getByRole("button", { name: "Pause the pictures" }).click();
	await page.mouse.move(2, 2);
	await page.clock.runFor(11_000);
	await expect(dots.nth(1)).toHaveAttribute("aria-current", "true");
});

test("the slider doesn't move for anybody who prefers reduced motion", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.clock.install();
	await page.goto("/trained-puppies-for-sale/juniper");
	const dots = page.getByRole("group", { name: "Choose a picture" }).getByRole("link");
	await page.clock.runFor(11_000);
	await expect(dots.nth(0)).toHaveAttribute("aria-current", "true");
});

test("the slider wraps from the first picture back to the last", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto("/trained-puppies-for-sale/juniper");
	const dots = page.getByRole("group", { name: "Choose a picture" }).getByRole("link");
	await page.getByRole("link", { name: "Previous picture" }).first().click();
	await expect(dots.last()).toHaveAttribute("aria-current", "true");
	await expect(page).toHaveURL("/trained-puppies-for-sale/juniper");
});

test("a section pill scrolls to its section and moves the focus there", async ({ page }) => {
	await page.goto("/trained-puppies-for-sale/juniper");
	await page.getByRole("link", { name: "Investment", exact: true }).click();
	await expect(page).toHaveURL(/#investment$/);
	await expect(page.getByRole("heading", { name: "Investment", exact: true })).toBeInViewport();
	await expect(page.getByRole("link", { name: "Investment", exact: true })).toHaveAttribute(
		"aria-current",
		"true",
	);
});

test.describe("a toast", () => {
	test.use({ areToastsSolid: true });

	test("disappears by itself, and at once when it is dismissed", async ({ page }) => {
		const send = async () => {
			await page.goto("/contact-us");
			await page.getByLabel("Your name").fill("Toast");
			await page.getByLabel("Email", { exact: true }).fill("toast@example.com");
			await page.getByLabel("Phone number").fill("1");
			await page.getByLabel("How can we help?").fill("Only looking.");
			await page.getByRole("button", { name: "Send message" }).click();
			await page.mouse.move(2, 700);
		};
		const toast = page.getByText("Successfully emailed Maren!");

		await send();
		await expect(toast).toBeVisible();
		const lasts = await toast.evaluate((words) =>
			words.parentElement
				?.getAnimations()
				.map((animation) => animation.effect?.getComputedTiming().delay),
		);
		expect(lasts).toContain(5_000);
		await toast.evaluate((words) => {
			for (const animation of words.parentElement?.getAnimations() ?? []) animation.finish();
		});
		await expect(toast).toBeHidden();

		await send();
		await page.getByRole("button", { name: "Dismiss" }).click();
		await expect(toast).toBeHidden();
		await expect(page.getByRole("main")).toBeFocused();
		// The dismissed toast must not reappear, although the page's data still contains it.
		await page.getByRole("contentinfo").getByRole("link", { name: "Videos" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Videos" })).toBeVisible();
		await expect(toast).toHaveCount(0);
	});
});

test("the menu closes on a click outside it", async ({ page }) => {
	await page.goto("/contact-us");
	const navigation = page.getByRole("navigation", { name: "Main" });
	await navigation.getByText("Menu").click();
	const entry = navigation.getByRole("link", { name: "Puppy Delivery" });
	await expect(entry).toBeVisible();
	await page.getByRole("heading", { level: 1 }).click();
	await expect(entry).toBeHidden();
});

test("the menu is closed on the page that it led to", async ({ page }) => {
	await page.goto("/contact-us");
	const navigation = page.getByRole("navigation", { name: "Main" });
	await navigation.getByText("Menu").tap();
	const entry = navigation.getByRole("link", { name: "Puppy Delivery" }).filter({ visible: true });
	await entry.tap();
	await expect(page).toHaveURL("/puppy-delivery");
	await expect(entry).toHaveCount(0);
});

test("a film that can't be loaded shows its poster again, and can be retried", async ({
	page,
	problems,
}) => {
	await page.route("**/films/**", (route) => route.abort());
	await page.goto("/videos/1");
	const poster = page.getByRole("link", { name: "Play video:" });
	await poster.click();
	await expect(page.getByRole("alert")).toHaveText(/could not be loaded. Press play to try again/);
	await expect(poster).toBeFocused();
	await page.unroute("**/films/**");
	// If the first of the two files can't be played, the browser plays the other one.
	await page.route("**/films/*.webm", (route) => route.abort());
	const other = page.waitForResponse("**/films/*.mp4");
	await poster.click();
	await expect(page.locator("video")).toBeFocused();
	await other;
	await expect(page.getByRole("alert")).toHaveCount(0);
	// Removes the aborted requests, which the browser logs.
	problems.splice(0);
});
