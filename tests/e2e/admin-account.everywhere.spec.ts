/** Tests the account page: the browsers that are signed in, and changing the password. */
import type { Page } from "@playwright/test";
import { addAccount, fromOwnNetwork, type OwnAccount, sendSignIn } from "./accounts.ts";
import { expect, expectGoodPage, test } from "./fixtures.ts";

test.beforeEach(({ context }) => fromOwnNetwork(context));

async function openAccount(page: Page, account: OwnAccount) {
	await page.goto("/admin/account");
	await sendSignIn(page, account);
	await expect(page).toHaveURL("/admin/account");
}

async function changePassword(page: Page, current: string, chosen: string, again = chosen) {
	await page.getByLabel("Current password").fill(current);
	await page.getByLabel("New password", { exact: true }).fill(chosen);
	await page.getByLabel("New password, once more").fill(again);
	await page.getByRole("button", { name: "Change password" }).click();
}

test("open sessions are listed, and can be ended one by one, all others at once, or all", async ({
	page,
	browser,
	baseURL,
}) => {
	// Creating the account runs a command, which takes a while.
	test.slow();
	const account = await addAccount(baseURL);
	await openAccount(page, account);
	const rows = page.getByRole("table", { name: "Open sessions" }).locator("tbody tr");
	await expect(rows).toHaveCount(1);
	await expect(rows).toContainText("This one");
	await expect(page.getByRole("button", { name: "Sign out everywhere else" })).toHaveCount(0);
	await expectGoodPage(page, { isScanned: false });

	const elsewhere = await browser.newContext({ baseURL, javaScriptEnabled: false });
	const other = await elsewhere.newPage();
	await openAccount(other, account);
	await page.reload();
	await expect(rows).toHaveCount(2);
	await expect(rows.first()).toContainText("This one");
	await expectGoodPage(page);
	await rows.nth(1).getByRole("button", { name: "Sign out" }).click();
	await expect(page.getByText("That browser is signed out.")).toBeVisible();
	await expect(rows).toHaveCount(1);
	await other.reload();
	await expect(other.getByRole("status")).toHaveText(
		"Your session has ended. Please sign in again.",
	);

	await sendSignIn(other, account);
	await page.reload();
	await page.getByRole("button", { name: "Sign out everywhere else" }).click();
	await expect(page.getByText("All other browsers are signed out.")).toBeVisible();
	await other.reload();
	await expect(other).toHaveURL(/\/admin\/login/);

	await sendSignIn(other, account);
	await page.getByRole("button", { name: "Sign out everywhere", exact: true }).click();
	await expect(page.getByRole("status")).toHaveText("You are signed out everywhere.");
	await other.reload();
	await expect(other).toHaveURL(/\/admin\/login/);
	await elsewhere.close();
});

test("changing the password requires the current one", async ({ page, baseURL }) => {
	test.slow();
	const account = await addAccount(baseURL);
	const chosen = crypto.randomUUID();
	await openAccount(page, account);

	await changePassword(page, "not the one", chosen);
	await expect(page.getByRole("alert")).toBeFocused();
	await expect(page.getByRole("alert")).toContainText("not your current password");
	await expect(page.getByLabel("Current password")).toHaveValue("");
	await expectGoodPage(page);

	await changePassword(page, account.password, "password123456");
	await expect(page.getByRole("alert")).toContainText("easy to guess");
	await page.getByRole("alert").getByRole("link").click();
	await expect(page.getByLabel("New password", { exact: true })).toBeFocused();

	await changePassword(page, account.password, chosen, `${chosen}?`);
	await expect(page.getByRole("alert")).toContainText("The two new passwords don't match");

	await changePassword(page, account.password, chosen);
	await expect(page.getByText("Your password was changed.")).toBeVisible();
	await expect(page).toHaveURL("/admin/account");
	await page.getByRole("button", { name: "Sign out everywhere", exact: true }).click();
	await sendSignIn(page, account);
	await expect(page.getByRole("alert")).toContainText("do not match");
	await expectGoodPage(page, { isScanned: false });
	await sendSignIn(page, { ...account, password: chosen });
	await expect(page).toHaveURL("/admin");
});

test("the browser asks for fields that were left empty", async ({ page, baseURL }) => {
	test.slow();
	await openAccount(page, await addAccount(baseURL));
	await page.getByRole("button", { name: "Change password" }).click();
	await expect(page.getByLabel("Current password")).toBeFocused();
	await expect(page).toHaveURL("/admin/account");
});
