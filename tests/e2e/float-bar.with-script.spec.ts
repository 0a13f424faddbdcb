/** Tests that the floating bar of a profile never appears together with the buttons it repeats. */
import { expect, test } from "./fixtures.ts";

test("the floating bar appears when price and buttons are out of view, and disappears at the footer", async ({
	page,
}) => {
	await page.goto("/trained-puppies-for-sale/juniper");
	const bar = page.getByRole("region", { name: "Contact about Juniper" });
	await expect(page.getByRole("link", { name: "Ask about Juniper" }).first()).toBeInViewport();
	await expect(bar).toBeHidden();

	await page.locator("#personality").scrollIntoViewIfNeeded();
	await expect(bar).toBeVisible();
	await expect(bar).toContainText("$6,500");
	await expect(bar.getByRole("link", { name: /^Call/ })).toHaveAttribute("href", /^tel:/);

	await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
	await expect(bar).toBeHidden();
	// Jumps from one end to the other, so that neither watched element comes into view on the way.
	await page.evaluate(() =>
		window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }),
	);
	await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
	await expect(bar).toBeHidden();
	await page.locator("#training").scrollIntoViewIfNeeded();
	await expect(bar).toBeVisible();
});

test("the floating bar of a sold puppy shows no price", async ({ page }) => {
	await page.goto("/trained-puppies-for-sale/otis");
	await page.locator("#personality").scrollIntoViewIfNeeded();
	const bar = page.getByRole("region", { name: "Contact about Otis" });
	await expect(bar).toContainText("Sold");
	await expect(bar).not.toContainText("$");
});
