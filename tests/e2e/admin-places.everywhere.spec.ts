/** Tests the places of the admin and their pages. */
import { signIn } from "./admin.ts";
import { expect, test } from "./fixtures.ts";

test("the places are below a phone's form, and each shows its pages", async ({ page }) => {
	await signIn(page, "/admin/puppies/new");
	const places = page.getByRole("navigation", { name: "Admin" });
	const bar = await places.boundingBox();
	const save = await page.getByRole("button", { name: "Save draft" }).boundingBox();
	if (!bar || !save) throw new Error("The bar or the button is not shown");
	expect(Math.round(bar.y + bar.height)).toBe(page.viewportSize()?.height);
	expect(save.y + save.height).toBeLessThanOrEqual(bar.y + 0.5);
	await places.getByRole("link", { name: "Families", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Families" })).toBeVisible();
	const pages = page.getByRole("navigation", { name: "Families", exact: true });
	const everybody = pages.getByRole("link", { name: "Everybody" });
	await expect(everybody).toHaveAttribute("aria-current", "page");
	await pages.getByRole("link", { name: "Messages" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Messages" })).toBeVisible();
	await expect(everybody).not.toHaveAttribute("aria-current");
});
