/** Tests that the floating bar of a profile needs no JavaScript. */
import { expect, test } from "./fixtures.ts";

for (const [name, path] of [
	["Juniper", "/trained-puppies-for-sale/juniper"],
	["Otis", "/trained-puppies-for-sale/otis"],
] as const) {
	test(`the floating bar of ${name} is in view as long as the sections are`, async ({ page }) => {
		await page.goto(path);
		const bar = page.getByRole("region", { name: `Contact about ${name}` });
		await expect(page.getByRole("link", { name: `Ask about ${name}` }).first()).toBeInViewport();
		await expect(bar).not.toBeInViewport();
		for (const section of ["training", "personality", "gallery", "investment"]) {
			await page.locator(`#${section}`).scrollIntoViewIfNeeded();
			await expect(bar).toBeInViewport({ ratio: 1 });
		}
		await expect(bar.getByRole("link", { name: /^Call/ })).toHaveAttribute("href", /^tel:/);
		await page.getByRole("contentinfo").getByRole("link").last().scrollIntoViewIfNeeded();
		await expect(bar).not.toBeInViewport();
	});
}
