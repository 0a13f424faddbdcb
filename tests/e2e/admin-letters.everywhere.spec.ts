/** Tests how the trainer writes, orders and resets letters. */
import type { Page } from "@playwright/test";
import { ownName, signIn } from "./admin.ts";
import { expect, expectGoodPage, test } from "./fixtures.ts";

const toast = (page: Page, words: string) => expect(page.getByText(words)).toBeVisible();
/** The only test that changes this letter. */
const letter = { address: "puppy-is-reserved", name: "Puppy is reserved" };

test("a template with known placeholders is added, moved and removed", {
	tag: "@without-script",
}, async ({ page }) => {
	const name = ownName("Thank you");
	await signIn(page, "/admin/letters");
	await expectGoodPage(page, { isScanned: false });
	await page.getByRole("link", { name: "Add a template" }).click();
	await page.getByLabel("Name").fill(name);
	await page.getByLabel("Text", { exact: true }).fill("Hi {frist name}, see you soon. {trainer}");
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByRole("alert")).toContainText("{frist name} is not a placeholder.");
	await expect(page.getByLabel("Text", { exact: true })).toHaveAttribute("aria-invalid", "true");
	await expectGoodPage(page);
	await page.getByLabel("Text", { exact: true }).fill("Hi {first name}, see you soon. {trainer}");
	if (test.info().project.use.javaScriptEnabled === false) {
		await page.getByRole("button", { name: "Preview" }).click();
	}
	await expect(page.getByText("Hi Dana, see you soon. Maren")).toBeVisible();
	await expectGoodPage(page, { isScanned: false });
	await page.getByRole("button", { name: "Save" }).click();
	await toast(page, `“${name}” was added.`);
	const templates = page.getByRole("region", { name: "Templates for answers" });
	await templates.getByRole("button", { name: `Remove ${name}` }).click();
	await toast(page, `“${name}” was taken out of the list.`);
	await expectGoodPage(page);
	await expect(templates.getByText(name, { exact: true })).toBeHidden();
	await page.getByRole("button", { name: `Bring back ${name}` }).click();
	await toast(page, `“${name}” is back in the list.`);
	await templates.getByRole("button", { name: `Remove ${name}` }).click();
	await toast(page, `“${name}” was taken out of the list.`);
});

test("a letter gets a new text, and then its original one back", async ({ page }) => {
	await signIn(page, "/admin/letters");
	await page.getByRole("link", { name: letter.name, exact: true }).click();
	const text = page.getByLabel("Text", { exact: true });
	const first = await text.inputValue();
	expect(first).toContain("{trainer}");
	await expect(page.getByRole("button", { name: "Back to the original text" })).toBeHidden();
	await text.fill("Hello {name}, other words.");
	await page.getByRole("button", { name: "Save" }).click();
	await toast(page, `“${letter.name}” was saved.`);
	await page.goto(`/admin/letters/${letter.address}`);
	await expect(text).toHaveValue("Hello {name}, other words.");
	await page.getByRole("button", { name: "Back to the original text" }).click();
	await toast(page, `“${letter.name}” has its original text again.`);
	await expect(text).toHaveValue(first);
});
