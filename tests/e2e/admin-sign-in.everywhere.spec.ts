/** Signing in and out of the admin's pages. */
import { signIn } from "./admin.ts";
import { expect, expectGoodPage, test } from "./fixtures.ts";

test("signing in leads back to the page that was asked for, and out again", async ({ page }) => {
	await page.goto("/admin/puppies");
	await expectGoodPage(page);
	await signIn(page, "/admin/puppies");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Puppies");
});
