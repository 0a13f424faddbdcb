/** Tests the account page: the browsers that are signed in, and changing the password. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
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

test("after setting up codes, signing in requires one, or a recovery code", async ({
	page,
	baseURL,
}) => {
	test.slow();
	const account = await addAccount(baseURL);
	await openAccount(page, account);
	await page.getByRole("link", { name: "Set up codes" }).click();
	await expect(page.getByRole("img", { name: "QR code of the key below" })).toBeVisible();
	await expectGoodPage(page);
	const key = await page.locator("input[name=key]").inputValue();
	/** A code counts only once, so each comes from another half minute. The next one is accepted early. */
	const shown = (ahead: number) =>
		new TOTP({ secret: Secret.fromBase32(key) }).generate({
			timestamp: Date.now() + ahead * 30_000,
		});

	const code = page.getByLabel("Code", { exact: true });
	await code.fill("000000");
	await page.getByLabel("Your password").fill(account.password);
	await page.getByRole("button", { name: "Turn codes on" }).click();
	await expect(page.getByRole("alert")).toContainText("This code is not valid.");
	await expect(page.locator("input[name=key]")).toHaveValue(key);
	await expectGoodPage(page, { isScanned: false });
	await code.fill(shown(0));
	await page.getByLabel("Your password").fill(account.password);
	await page.getByRole("button", { name: "Turn codes on" }).click();
	await expect(page.getByRole("heading", { name: "Your recovery codes" })).toBeVisible();
	const recovery = await page.getByRole("listitem").locator("code").allTextContents();
	expect(recovery).toHaveLength(8);
	await expectGoodPage(page);
	const downloading = page.waitForEvent("download");
	await page.getByRole("link", { name: "Download" }).click();
	const download = await downloading;
	expect(download.suggestedFilename()).toBe("recovery-codes.txt");
	const file = await readFile(await download.path(), "utf8");
	expect(file).toContain("Recovery codes for the admin pages of Homeward Hounds.");
	expect(file.trim().split("\n").slice(-8)).toEqual(recovery);
	await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.getByRole("button", { name: "Copy" }).click();
	await expect(page.getByRole("status").filter({ hasText: "Copied." })).toBeVisible();
	const copied = await page.evaluate(() => navigator.clipboard.readText());
	expect(copied.split("\n")).toEqual(recovery);
	await page.getByRole("link", { name: "I have saved them" }).click();
	await expect(page.getByText("8 recovery codes are left.")).toBeVisible();
	await expectGoodPage(page);

	await page.getByRole("button", { name: "Sign out everywhere", exact: true }).click();
	await sendSignIn(page, account);
	await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
	await expectGoodPage(page);
	await code.fill("000 000");
	await page.getByRole("button", { name: "Sign in" }).click();
	await expect(page.getByRole("alert")).toBeFocused();
	await expect(page.getByRole("alert")).toContainText("This code is not valid.");
	await code.fill(shown(1));
	await page.getByRole("button", { name: "Sign in" }).click();
	await expect(page).toHaveURL("/admin");

	await page.goto("/admin/account");
	await page.getByRole("button", { name: "Sign out everywhere", exact: true }).click();
	await sendSignIn(page, account);
	await code.fill(recovery[0] ?? "");
	await page.getByRole("button", { name: "Sign in" }).click();
	await expect(page).toHaveURL("/admin");
	await page.goto("/admin/account");
	await expect(page.getByText("7 recovery codes are left.")).toBeVisible();
	await page.getByLabel("Code from your phone, or a recovery code").fill(recovery[1] ?? "");
	await page.getByRole("button", { name: "Turn codes off" }).click();
	await expect(page.getByText("Signing in now takes only your password.")).toBeVisible();
	await expect(page.getByRole("link", { name: "Set up codes" })).toBeVisible();
});
