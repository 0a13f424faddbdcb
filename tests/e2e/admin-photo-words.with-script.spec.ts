/**
 * Tests that photo descriptions are kept as drafts like any other text, with a question before they are left.
 */
import type { Page } from "@playwright/test";
import { beSignedIn } from "./admin.ts";
import { addPhotos, newPuppy, openSheet } from "./admin-photos.ts";
import { expect, test } from "./fixtures.ts";

const restore = (page: Page) => page.getByRole("button", { name: "Restore what you wrote" });
const drafts = (page: Page) =>
	page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft:photo")));
const text = (page: Page) => page.getByLabel("What the photo shows");

test.beforeEach(async ({ page, request }) => {
	const puppy = await newPuppy(request);
	const address = `/admin/puppies/${puppy.id}/photos`;
	await beSignedIn(page);
	await addPhotos(page, address, 3);
	await page.goto(address);
});

test("a closed page keeps the description of a photo until it is saved", async ({
	page,
	context,
}) => {
	await openSheet(page, 2);
	await text(page).fill("Pepper on the porch");
	await expect.poll(() => drafts(page)).toHaveLength(1);
	const address = page.url();
	const again = await context.newPage();
	await page.close();
	await again.goto(address);
	await restore(again).click();
	await expect(text(again)).toHaveValue("Pepper on the porch");
	await again.getByRole("button", { name: "Save photo" }).click();
	await expect(again.getByText("The photo was saved.")).toBeVisible();
	await expect.poll(() => drafts(again)).toEqual([]);
	await again.goto(address);
	await expect(text(again)).toHaveValue("Pepper on the porch");
	await expect(restore(again)).toBeHidden();
});

test("a sheet asks once about an unsaved description, and never about a saved one", async ({
	page,
}) => {
	const list = page.url();
	const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
	const sheet = await openSheet(page, 1);
	await text(page).fill("Pepper");
	for (const close of [
		() => sheet.getByRole("link", { name: "Close" }).click(),
		() => page.keyboard.press("Escape"),
	]) {
		await close();
		await expect(dialog).toBeVisible();
		await dialog.getByRole("button", { name: "Stay here" }).click();
		await expect(dialog).toBeHidden();
		await expect(text(page)).toHaveValue("Pepper");
	}
	await page.getByRole("button", { name: "Save photo" }).click();
	await expect(page.getByText("The photo was saved.")).toBeVisible();
	await expect(page).toHaveURL(list);
	await openSheet(page, 1);
	await expect(text(page)).toHaveValue("Pepper");
	await page.keyboard.press("Escape");
	await expect(sheet).toBeHidden();
	await expect(page).toHaveURL(list);
	await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").last().click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Edit Pepper");
});

test("an ended session leads to signing in, and the description is still there afterward", async ({
	page,
	context,
}) => {
	await openSheet(page, 1);
	await text(page).fill("not saved yet");
	await expect.poll(() => drafts(page)).toHaveLength(1);
	const address = page.url();
	await context.clearCookies();
	await page.getByRole("button", { name: "Save photo" }).click();
	await expect(page).toHaveURL(/\/admin\/login/);
	await beSignedIn(page);
	await page.goto(address);
	await restore(page).click();
	await expect(text(page)).toHaveValue("not saved yet");
});
