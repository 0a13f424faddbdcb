/** Tests what JavaScript adds to an admin's day: the search shortcut, and sliders. */
import { signIn } from "./admin.ts";
import { expect, expectGoodPage, test } from "./fixtures.ts";

test("Control+K opens the search, and within it focuses the search box", async ({ page }) => {
	await signIn(page, "/admin/families/messages");
	await page.keyboard.press("Control+k");
	await expect(page).toHaveURL("/admin/search");
	const field = page.getByLabel("Search everything");
	await expect(field).toBeFocused();
	await field.fill("account");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("region", { name: "Pages" })).toContainText("Account");
	await expectGoodPage(page);
	await page.getByRole("heading", { level: 1 }).click();
	await page.keyboard.press("Control+k");
	await expect(field).toBeFocused();
});

test("a slider and its number stay in sync", async ({ page }) => {
	await signIn(page, "/admin/puppies/new");
	const number = page.getByLabel(/^Quiet to lively \(/);
	const slider = page.getByRole("slider", { name: "Slider: quiet to lively" });
	await slider.focus();
	await page.keyboard.press("End");
	await expect(number).toHaveValue("100");
	await number.fill("30");
	await expect(slider).toHaveValue("30");
	await number.fill("");
	await expect(slider).toHaveAttribute("aria-valuetext", "empty");
});
