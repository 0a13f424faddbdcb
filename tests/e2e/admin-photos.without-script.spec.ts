/** Tests uploading without JavaScript. */
import { signIn } from "./admin.ts";
import { newPuppy } from "./admin-photos.ts";
import { expect, expectGoodPage, test } from "./fixtures.ts";

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
