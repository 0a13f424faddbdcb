/** Tests what saves an admin time: one search for everything, clickable rows, and jumps within a form. */
import { ownName, sendForm, signIn } from "./admin.ts";
import { expect, expectGoodPage, test } from "./fixtures.ts";

test("one search finds a puppy and leads to its page", async ({ page }) => {
	const name = ownName("Larch");
	await sendForm(page, "/admin/puppies/new", { name, breed: "Labradoodle" });
	await page.goto("/admin/search");
	await page.getByLabel("Search everything").fill(name);
	await page.getByRole("button", { name: "Search" }).click();
	await expect(page).toHaveURL(/\/admin\/search\?q=/);
	await expectGoodPage(page);
	await page.getByRole("region", { name: "Puppies" }).getByRole("link", { name }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Edit ${name}`);
});

test("a search without results says so", async ({ page }) => {
	await signIn(page, `/admin/search?q=${crypto.randomUUID()}`);
	await expect(page.getByRole("status").filter({ hasText: "Nothing here has" })).toBeVisible();
	await expectGoodPage(page);
});

test("a row in the list leads to its puppy, whose page starts with the price and links to its sections", async ({
	page,
}) => {
	await signIn(page, "/admin/puppies?search=hazel");
	const link = page.getByRole("link", { name: "Hazel", exact: true });
	const row = page.getByRole("listitem").filter({ has: link });
	const box = await row.boundingBox();
	await row.click({ position: { x: 6, y: (box?.height ?? 0) - 6 } });
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Edit Hazel");

	await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Sale");
	const jumps = page.getByRole("navigation", { name: "Sections of this page" });
	await jumps.getByRole("link", { name: "Temperament" }).click();
	await expect(page.getByRole("heading", { name: "Temperament" })).toBeInViewport();
	for (const link of await jumps.getByRole("link").all()) {
		const target = await link.getAttribute("href");
		await expect(page.locator(target ?? "none")).toHaveCount(1);
	}
});
