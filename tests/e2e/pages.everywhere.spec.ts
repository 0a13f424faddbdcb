/** Every public page is whole, at both widths, with JavaScript and without. */
import { expect, expectGoodPage, test } from "./fixtures.ts";

const pages = [
	"/",
	"/trained-puppies-for-sale",
	"/trained-puppies-for-sale?filter=available",
	"/trained-puppies-for-sale?filter=sold&show=16",
	"/trained-puppies-for-sale?search=nobody+at+all",
	"/trained-puppies-for-sale/bramble",
	"/trained-puppies-for-sale/otis",
	"/trained-puppies-for-sale/maple",
	"/contact-us",
	"/contact-us?puppy=bramble",
];

for (const path of pages) {
	test(`${path} has no error, no axe violation and no missing picture`, async ({ page }) => {
		const response = await page.goto(path);
		expect(response?.status()).toBe(200);
		await expectGoodPage(page);
		const pictures = await page
			.locator("img")
			.evaluateAll((images) =>
				images.map((image) =>
					image instanceof HTMLImageElement ? image.currentSrc || image.src : "",
				),
			);
		expect(pictures.length).toBeGreaterThan(0);
		for (const address of new Set(pictures)) {
			const picture = await page.request.get(address);
			expect(`${picture.status()} ${address}`).toBe(`200 ${address}`);
		}
	});
}

test("an address that doesn't exist shows the way back", async ({ page }) => {
	const response = await page.goto("/no/such/page");
	expect(response?.status()).toBe(404);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		"Sorry, we can't find that page",
	);
	await expectGoodPage(page);
	await page.getByRole("link", { name: "Back to main page" }).click();
	await expect(page).toHaveURL("/");
});

test("an unknown puppy is said to be unknown", async ({ page }) => {
	const response = await page.goto("/trained-puppies-for-sale/nobody");
	expect(response?.status()).toBe(404);
	await expect(page.getByText("Puppy Not Found")).toBeVisible();
	await expectGoodPage(page);
});
