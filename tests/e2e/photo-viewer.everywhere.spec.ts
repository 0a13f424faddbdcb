/** Tests a puppy's full-window photos, with and without JavaScript. */
import { expect, test } from "./fixtures.ts";

const profile = "/trained-puppies-for-sale/juniper";

test("a photo of the gallery opens on its own page, with links to the next one and back", async ({
	page,
}) => {
	await page.goto(profile);
	const gallery = page.getByRole("region", { name: "Gallery" });
	const photos = gallery.locator("a[href*='/photos/']");
	const count = await photos.count();
	await photos.nth(1).click();
	const viewer = page.getByRole("dialog", { name: "Photos of Juniper" });
	await expect(page).toHaveURL(`${profile}/photos/2`);
	await expect(viewer.getByRole("status")).toContainText(`2 of ${count}`);
	await expect(viewer.getByRole("img", { name: "Photo 2 of Juniper" })).toBeVisible();
	await viewer.getByRole("link", { name: "Next photo" }).click();
	await expect(viewer.getByRole("status")).toContainText(`3 of ${count}`);
	for (const place of [2, 1, count]) {
		await viewer.getByRole("link", { name: "Previous photo" }).click();
		await expect(viewer.getByRole("status")).toContainText(`${place} of ${count}`);
	}
	await expect(page).toHaveURL(`${profile}/photos/${count}`);
	await viewer.getByRole("link", { name: "Close the photos" }).click();
	await expect(viewer).toBeHidden();
	await expect(page).toHaveURL(new RegExp(`${profile}(#gallery)?$`));
	await expect(gallery).toBeInViewport();
});

test("nothing behind the photo can be focused", async ({ page }) => {
	await page.goto(`${profile}/photos/2`);
	const viewer = page.getByRole("dialog", { name: "Photos of Juniper" });
	for (let step = 0; step < 12; step++) {
		await page.keyboard.press("Tab");
		const focused = page.locator("a:focus, button:focus, input:focus, summary:focus");
		expect(await focused.count()).toBe(await viewer.locator(focused).count());
	}
});
