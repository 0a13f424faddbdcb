/** Tests how the trainer changes a text: preview, publishing, history, and restoring. */
import type { Page } from "@playwright/test";
import { ownName, signIn } from "./admin.ts";
import { expect, expectGoodPage, test } from "./fixtures.ts";

/** The only test that changes this page. */
const own = { name: "Your puppy’s training", path: "/puppy-training" };

const press = async (page: Page, button: string, says: string | RegExp) => {
	await page.getByRole("button", { name: button, exact: true }).click();
	await expect(page.getByText(says).first()).toBeVisible();
};

test("a text is drafted, previewed privately, published, and restored from its history", async ({
	page,
	browser,
}) => {
	const [first, second] = [ownName("First words"), ownName("Other words")];
	const title = page.getByLabel(/^Title( \(|$)/);
	const heading = page.getByRole("heading", { level: 1 });
	const visitor = await browser.newPage({ storageState: { cookies: [], origins: [] } });
	const visitorReads = async () => {
		await visitor.goto(new URL(own.path, page.url()).href);
		await expect(visitor.getByText("Preview: nobody else sees this")).toBeHidden();
		return visitor.getByRole("heading", { level: 1 }).textContent();
	};

	await signIn(page, "/admin/content");
	await expectGoodPage(page);
	await page.getByRole("main").getByRole("link", { name: own.name, exact: true }).click();
	await expect(title).toBeVisible();
	const editor = page.url();

	await title.fill(first);
	await press(page, "Save draft", "There is a draft, which only you see.");
	await page.getByRole("link", { name: "Preview", exact: true }).click();
	await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toHaveText(first);
	// The page itself is a preview, too, until that is ended.
	await page.goto(own.path);
	await expect(page.getByText("Preview: nobody else sees this")).toBeVisible();
	await expect(heading).toHaveText(first);
	await expectGoodPage(page);
	expect(await visitorReads()).not.toBe(first);
	await page.getByRole("button", { name: "End the preview" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("My site");
	await page.goto(editor);

	await press(page, "Publish", "Visitors read what you wrote.");
	expect(await visitorReads()).toBe(first);
	await title.fill(second);
	await press(page, "Publish", "Published. Visitors read it now.");
	await expect.poll(visitorReads).toBe(second);

	await page.getByRole("link", { name: "History", exact: true }).click();
	await expect(page.getByRole("listitem").filter({ hasText: ", by " }).first()).toBeVisible();
	await page.getByRole("link", { name: "Compare with the current version" }).first().click();
	await expect(page.getByText(first)).toBeVisible();
	await expect(page.getByText(second)).toBeVisible();
	await expectGoodPage(page);
	await press(page, "Restore as the draft", "There is a draft, which only you see.");
	await expect(title).toHaveValue(first);
	await expect.poll(visitorReads).toBe(second);

	await page.getByText("Publish later").click();
	await page.locator("input[type=datetime-local]").fill("2020-01-01T08:00");
	await press(page, "Schedule", /That time has passed/);
	await page.getByText("Back to the sample text").click();
	await press(page, "Use the sample text", /sample text is now the draft/);
	await press(page, "Publish", "Visitors read the sample text.");
	expect([first, second]).not.toContain(await visitorReads());
	await visitor.close();
});

test("the last of the first steps leads to a list of sample content to remove", async ({
	page,
}) => {
	await signIn(page, "/admin/first-steps/your-site");
	await expectGoodPage(page);
	await page.getByRole("link", { name: "Remove the sample content" }).click();
	await expect(page.getByRole("heading", { name: "Sample content" })).toBeVisible();
	await expectGoodPage(page);
	await page.getByRole("link", { name: "Carry to another site" }).click();
	await expect(
		page.getByRole("heading", { level: 1, name: "Carry to another site" }),
	).toBeVisible();
	await expectGoodPage(page);
	for (const path of ["/admin/settings/business/history", "/admin/guide"]) {
		await page.goto(path);
		await expectGoodPage(page);
	}
});
