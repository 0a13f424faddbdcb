/** Uploading without JavaScript. */
import { signIn } from "./admin.ts";
import { newPuppy } from "./admin-photos.ts";
import { expect, expectGoodPage, test } from "./fixtures.ts";

test("an upload of nothing says what to do", async ({ page, request }) => {
	const puppy = await newPuppy(request);
	await signIn(page, `/admin/puppies/${puppy.id}/photos`);
	// Past the browser's own check, as an old browser would.
	await page.locator("input[type=file]").evaluate((input) => input.removeAttribute("required"));
	await page.getByRole("button", { name: "Upload" }).click();
	await expect(page.getByRole("alert")).toContainText("Please choose the photos");
	await expectGoodPage(page);
});
