/**
 * Tests that photo descriptions are kept as drafts like any other text, with a question before they are left.
 */
import type { Page } from "@playwright/test";
import { beSignedIn } from "./admin.ts";
import { addPhotos, newPuppy } from "./admin-photos.ts";
import { expect, test } from "./fixtures.ts";

const restore = (page: Page) => page.getByRole("button", { name: "Restore what you wrote" });
const drafts = (page: Page) =>
	page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft:photos")));

test.beforeEach(async ({ page, request }) => {
	const puppy = await newPuppy(request);
	const address = `/admin/puppies/${puppy.id}/photos`;
	await beSignedIn(page);
	await addPhotos(page, address, 3);
	await page.goto(address);
});

test("a closed page keeps the descriptions of its photos until they are saved", async ({
	page,
	context,
}) => {
	await page.getByLabel("What photo 2 shows").fill("Pepper on the porch");
	await expect.poll(() => drafts(page)).toHaveLength(1);
	const address = page.url();
	const again = await context.newPage();
	await page.close();
	await again.goto(address);
	await restore(again).click();
	const second = again.getByLabel("What photo 2 shows");
	await expect(second).toHaveValue("Pepper on the porch");
	await again.getByRole("button", { name: "Save photos" }).last().click();
	await expect(again.getByText("The photos were saved.")).toBeVisible();
	await expect.poll(() => drafts(again)).toEqual([]);
	await again.goto(address);
	await expect(second).toHaveValue("Pepper on the porch");
	await expect(restore(again)).toBeHidden();
});

test("the page asks once about unsaved descriptions, and never about saved ones", async ({
	page,
}) => {
	const address = page.url();
	const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
	const back = page.getByRole("link", { name: /^Back to Pepper/ });
	const first = page.getByLabel("What photo 1 shows");
	await first.fill("Pepper");
	await back.click();
	await expect(dialog).toBeVisible();
	await dialog.getByRole("button", { name: "Stay here" }).click();
	await expect(dialog).toBeHidden();
	await expect(page).toHaveURL(address);
	await expect(first).toHaveValue("Pepper");
	await page.getByRole("button", { name: "Move photo 1 to the end" }).click();
	await expect(page.getByLabel("What photo 3 shows")).toHaveValue("Pepper");
	await expect(page.getByText("The photo is the last one now.")).toBeVisible();
	await back.click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Edit Pepper");
});
