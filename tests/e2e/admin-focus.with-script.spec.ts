/** Tests that what has the focus is in sight (WCAG 2.4.11), though bars cover the lower end of the admin's pages. */
import type { Page } from "@playwright/test";
import { signIn } from "./admin.ts";
import { expect, test } from "./fixtures.ts";

/** What covers the middle of the focused control; undefined if nothing does. */
const coverOfFocus = (page: Page) =>
	page.evaluate(() => {
		const { activeElement: focused } = document;
		const { left, top, right, bottom } = focused?.getBoundingClientRect() ?? new DOMRect();
		const middle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
		const shown = document.elementFromPoint((left + right) / 2, middle);
		const isSeen = focused?.contains(shown) || shown?.closest("label")?.contains(focused);
		return isSeen ? undefined : `${focused?.id} behind ${shown?.textContent}`;
	});

for (const size of [
	{ width: 390, height: 700 },
	{ width: 1280, height: 720 },
]) {
	test(`no control of a form gets the focus behind a bar at ${size.width} px`, async ({ page }) => {
		await page.setViewportSize(size);
		await signIn(page, "/admin/waiting-list/new");
		await page.getByLabel("Name").first().focus();
		const save = page.getByRole("button", { name: "Add to the list" });
		for (let count = 0; count < 40; count += 1) {
			await page.keyboard.press("Tab");
			await expect.poll(() => coverOfFocus(page)).toBeUndefined();
			if (await save.evaluate((button) => button === document.activeElement)) return;
		}
		expect(await save.textContent()).toBe("reached");
	});
}
