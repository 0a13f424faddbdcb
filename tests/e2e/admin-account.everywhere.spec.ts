/** Tests setting up codes on the account page, which is shown once and can be downloaded or copied. */
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

test("codes are set up with a picture, recovery codes are saved, and signing in asks for one", async ({
	page,
	baseURL,
}) => {
	const account = addAccount(baseURL);
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
	await page.getByRole("button", { name: "Use another account" }).click();
	await sendSignIn(page, account);
	await code.fill(shown(1));
	await page.getByRole("button", { name: "Sign in" }).click();
	await expect(page).toHaveURL("/admin");
});
