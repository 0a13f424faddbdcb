/** Tests the first screen, and the site’s status with the emails that it links to. */
import type { Page } from "@playwright/test";
import { servicePassword } from "../support/accounts.ts";
import { ownName, signIn } from "./admin.ts";
import { expect, expectGoodPage, test } from "./fixtures.ts";

/** Sends a message to the trainer as the site's other front ends do. */
async function write(page: Page, name: string, message: string) {
	const credentials = { username: "service", password: servicePassword };
	const { token } = await (await page.request.post("/auth/login/", { data: credentials })).json();
	const answer = await page.request.post("/contact/send_email/", {
		headers: { Authorization: `Token ${token}` },
		data: {
			name,
			email: "dana@example.com",
			phone_number: "(555) 014-0177",
			message,
			breed_preferences: "Goldendoodle",
			referral_source: "Facebook",
		},
	});
	expect(answer.status()).toBe(200);
}

const tile = (page: Page, name: string) =>
	page
		.getByRole("term")
		.filter({ hasText: new RegExp(`^${name}$`) })
		.locator("xpath=following-sibling::dd");

test("the first screen shows counts and a chart, and links to more", async ({ page }) => {
	const name = ownName("Dana");
	await write(page, name, `Is Juniper still for sale? ${"x".repeat(400)}`);
	await signIn(page, "/admin");
	await expectGoodPage(page, { isScanned: false });

	// Other tests add puppies in the meantime, so this expects some number.
	await expect(tile(page, "Available")).toContainText(/^\d+for sale right now/);
	await expect(tile(page, "Messages this week")).toContainText(/^[1-9]/);
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

	await expect(page.getByRole("heading", { name: /Waiting for an answer \(/ })).toBeVisible();
	const answer = page.getByRole("region", { name: /Waiting for an answer/ });
	const [first] = await answer.getByRole("link", { name: /^Answer / }).all();
	expect(await first?.getAttribute("href")).toMatch(/^\/admin\/families\/\d+\/reply$/);
	await page.goto("/admin/status");
	await expectGoodPage(page);
});

test("a sent email can be read", async ({ page }) => {
	const name = ownName("Sent by Dana");
	await write(page, name, "We would like to visit.");
	await signIn(page, "/admin/status?show=sent");
	const email = page.getByRole("listitem").filter({ hasText: `Message from ${name}` });
	await expect(async () => {
		await page.reload();
		await expect(email).toBeVisible({ timeout: 1_000 });
	}).toPass();
	await email.getByText("Read the email").click();
	await expect(email.getByText("We would like to visit.")).toBeVisible();
	await expect(email.getByRole("button")).toHaveCount(0);
	await expectGoodPage(page);
});

test("a page of emails that doesn't exist leads back to the first", async ({ page }) => {
	await signIn(page, "/admin/status?show=sent&page=999");
	await page.getByRole("link", { name: "To the first page" }).click();
	await expect(page).toHaveURL("/admin/status?show=sent");
});
