/** The dashboard, and the e-mails that it leads to. */
import type { Page } from "@playwright/test";
import { UNSENDABLE } from "../support/sendgrid.ts";
import { ownName, signIn } from "./admin.ts";
import { expect, expectGoodPage, test } from "./fixtures.ts";

async function write(page: Page, name: string, message: string) {
	await page.goto("/contact-us");
	await page.getByLabel("Your name").fill(name);
	await page.getByLabel("Email").fill("dana@example.com");
	await page.getByLabel("Phone number").fill("(555) 014-0177");
	await page.getByLabel("How can we help?").fill(message);
	await page.getByLabel("Breed preference").selectOption("Goldendoodle");
	await page.getByLabel("How did you find us?").selectOption("Facebook");
	await page.getByRole("button", { name: "Send message" }).click();
	await expect(page.getByText("Successfully emailed Maren!")).toBeVisible();
}

const tile = (page: Page, name: string) =>
	page
		.getByRole("term")
		.filter({ hasText: new RegExp(`^${name}$`) })
		.locator("xpath=following-sibling::dd");

test("the dashboard counts, draws, and leads on", async ({ page }) => {
	const name = ownName("Dana");
	await write(page, name, "Is Juniper still for sale? We have a cat.");
	await signIn(page, "/admin");
	await expectGoodPage(page);

	await expect(tile(page, "Available")).toContainText("Juniper");
	await expect(tile(page, "Contacts this week")).toContainText(/^[1-9]/);
	const chart = page.getByRole("img", { name: /Messages on each of the last 30 days/ });
	await expect(chart).toBeVisible();
	await page.getByText("The figures, day by day").click();
	await expect(page.getByRole("table").filter({ hasText: "Day" }).getByRole("row")).toHaveCount(31);
	await expect(
		page.getByRole("table", { name: "How people found us" }).getByRole("row", { name: /Facebook/ }),
	).toContainText(/[1-9]/);
	await expect(
		page
			.getByRole("table", { name: "Breeds they look for" })
			.getByRole("row", { name: /Goldendoodle/ }),
	).toContainText(/[1-9]/);
	await expectGoodPage(page);

	await expect(page.getByRole("heading", { name: /Unanswered messages \(/ })).toBeVisible();
	const [first] = await page
		.locator("section", { hasText: "Unanswered messages" })
		.getByRole("rowheader")
		.getByRole("link")
		.all();
	expect(await first?.getAttribute("href")).toMatch(/^\/admin\/contacts\/\d+$/);
	await page.getByRole("link", { name: "All e-mails" }).click();
	await expect(page).toHaveURL("/admin/emails");
});

test("an e-mail that was sent can be read", async ({ page }) => {
	const name = ownName("Sent by Dana");
	await write(page, name, "We would like to visit.");
	await signIn(page, "/admin/emails?show=sent");
	const email = page.getByRole("listitem").filter({ hasText: `Message from ${name}` });
	await expect(async () => {
		await page.reload();
		await expect(email).toBeVisible({ timeout: 1_000 });
	}).toPass();
	await email.getByText("Read the e-mail").click();
	await expect(email.getByText("We would like to visit.")).toBeVisible();
	await expect(email.getByRole("button")).toHaveCount(0);
	await expectGoodPage(page);
});

test("an e-mail that failed says why, and is tried again at a press", async ({ page }) => {
	const name = ownName(UNSENDABLE);
	await write(page, name, "This one does not get through.");
	await signIn(page, "/admin/emails?show=failed");
	const email = page.getByRole("listitem").filter({ hasText: `Message from ${name}` });
	const reloaded = async (words: string) =>
		expect(async () => {
			await page.reload();
			await expect(email).toContainText(words, { timeout: 1_000 });
		}).toPass();
	await reloaded("Tried once");
	await expect(email).toContainText("SendGrid had a problem of its own (HTTP 503)");
	await email.getByText("Read the e-mail").click();
	await expectGoodPage(page);

	await email.getByRole("button", { name: "Try now" }).click();
	await expect(page.getByText("One e-mail is being tried now.")).toBeVisible();
	await expect(page).toHaveURL("/admin/emails?show=failed");
	await reloaded("Tried twice");

	await page.goto("/admin");
	await expect(page.getByText(/could not be sent yet$/)).toBeVisible();
	await expectGoodPage(page);
	await page.getByRole("button", { name: "Try all now" }).click();
	await expect(page).toHaveURL("/admin");
	await expect(page.getByText(/being tried now\.$/)).toBeVisible();
	await page.goto("/admin/emails?show=failed");
	await reloaded("Tried 3 times");
});

test("a page of e-mails that there is not leads back to the first", async ({ page }) => {
	await signIn(page, "/admin/emails?show=sent&page=999");
	await expectGoodPage(page);
	await page.getByRole("link", { name: "To the first page" }).click();
	await expect(page).toHaveURL("/admin/emails?show=sent");
});
