/** Tests uploading without JavaScript. */
import { signIn } from "./admin.ts";
import { addPhotos, newPuppy } from "./admin-photos.ts";
import { expect, expectGoodPage, test } from "./fixtures.ts";
import { plainPhoto } from "./pictures-to-upload.ts";

test("uploading without a file says what to do", { tag: "@without-script" }, async ({
	page,
	request,
}) => {
	const puppy = await newPuppy(request);
	await signIn(page, `/admin/puppies/${puppy.id}/photos`);
	// Bypasses the browser's validation, like an old browser.
	await page.locator("input[type=file]").evaluate((input) => input.removeAttribute("required"));
	await page.getByRole("button", { name: "Upload" }).click();
	await expect(page.getByRole("alert")).toContainText("Please choose the photos");
	await expectGoodPage(page);
});

test("Upload also saves the photos' unsaved descriptions", {
	tag: "@without-script",
}, async ({ page, request }) => {
	const puppy = await newPuppy(request);
	const address = `/admin/puppies/${puppy.id}/photos`;
	await signIn(page, address);
	await addPhotos(page, address, 1);
	await page.goto(address);
	const words = page.getByRole("textbox").first();
	await words.fill("Asleep on a blue blanket");
	await page.getByRole("button", { name: "Upload" }).click();
	await expect(page.getByRole("status").filter({ hasText: "saved" })).toBeVisible();
	await expect(words).toHaveValue("Asleep on a blue blanket");

	await words.fill("Awake on a blue blanket");
	await page.locator("input[type=file]").setInputFiles(await plainPhoto("another.png"));
	await page.getByRole("button", { name: "Upload" }).click();
	await expect(page.getByRole("status").filter({ hasText: "Added 1 photo" })).toBeVisible();
	await expect(page.getByRole("heading", { name: "2 photos" })).toBeVisible();
	await expect(words).toHaveValue("Awake on a blue blanket");

	// Bypasses the browser's validation, like an old browser.
	await words.evaluate((input) => input.removeAttribute("maxlength"));
	await words.fill("x".repeat(2_000));
	await page.locator("input[type=file]").setInputFiles(await plainPhoto("third.png"));
	await page.getByRole("button", { name: "Upload" }).click();
	await expect(page.getByRole("heading", { name: "3 photos" })).toBeVisible();
	await expect(page.getByRole("alert")).toBeVisible();
	await expect(words).toHaveValue("x".repeat(2_000));
});
