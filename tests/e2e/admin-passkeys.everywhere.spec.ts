/** Tests passkeys with the browser's own virtual device. */
import type { Page } from "@playwright/test";
import { addAccount, fromOwnNetwork, sendSignIn } from "./accounts.ts";
import { expect, expectGoodPage, test } from "./fixtures.ts";

test.beforeEach(({ context }) => fromOwnNetwork(context));

/** Gives the page a device with room for passkeys that recognizes its owner. */
async function withDevice(page: Page) {
	const browser = await page.context().newCDPSession(page);
	await browser.send("WebAuthn.enable");
	const options = {
		protocol: "ctap2" as const,
		transport: "internal" as const,
		hasResidentKey: true,
		hasUserVerification: true,
		isUserVerified: true,
		automaticPresenceSimulation: true,
	};
	const { authenticatorId } = await browser.send("WebAuthn.addVirtualAuthenticator", { options });
	return {
		recognizes: (isUserVerified: boolean) =>
			browser.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
	};
}

test("a passkey is added, signs in, and is removed", async ({ page, baseURL }) => {
	const account = addAccount(baseURL);
	const device = await withDevice(page);
	await page.goto("/admin/account");
	await sendSignIn(page, account);
	const panel = page.getByRole("region", { name: "Passkeys" });
	await panel.getByLabel("Your password").filter({ visible: true }).fill(account.password);
	await panel.getByRole("button", { name: "Add a passkey" }).click();
	await expect(page.getByText("The passkey was added.")).toBeVisible();
	const row = panel.getByRole("listitem");
	await expect(row).toHaveCount(1);
	await expect(row).toContainText("not used yet");
	await expectGoodPage(page);

	// The device has one already.
	await panel.getByLabel("Your password").filter({ visible: true }).fill(account.password);
	await panel.getByRole("button", { name: "Add a passkey" }).click();
	await expect(panel.getByRole("alert")).toContainText("already has a passkey");
	await expect(row).toHaveCount(1);

	await page.getByRole("button", { name: "Sign out everywhere", exact: true }).click();
	await page.goto("/admin/login?next=/admin/videos");
	const button = page.getByRole("button", { name: "Sign in with a passkey" });
	await device.recognizes(false);
	await button.click();
	await expect(page.getByRole("alert")).toContainText("No passkey was used");
	await expectGoodPage(page);
	await device.recognizes(true);
	await button.click();
	await expect(page).toHaveURL("/admin/videos");

	await page.goto("/admin/account");
	await expect(row).toContainText("last used");
	await row.locator("summary").click();
	const removal = row.getByRole("button", { name: "Remove the passkey" });
	await expect(removal).toBeVisible();
	await row.getByLabel("Your password").fill(account.password);
	await expectGoodPage(page);
	await removal.click();
	await expect(page.getByText("The passkey was removed.")).toBeVisible();
	await expect(row).toHaveCount(0);
});

test("with JavaScript, the page never says that adding a passkey needs it", async ({
	page,
	baseURL,
	javaScriptEnabled,
}) => {
	test.skip(javaScriptEnabled === false, "Without JavaScript it does");
	const account = addAccount(baseURL);
	await page.goto("/admin/account");
	await sendSignIn(page, account);
	await expect(page.getByRole("button", { name: "Add a passkey" })).toBeVisible();
	// The page as it is until its scripts arrive, which they never do.
	await page.route(/\.js$/, () => undefined);
	await page.reload({ waitUntil: "commit" });
	await expect(page.getByRole("region", { name: "Passkeys" }).locator("noscript")).toBeAttached();
	await expect(page.getByText("Adding a passkey needs JavaScript.")).toBeHidden();
});

test("without JavaScript, the page says that adding a passkey needs it @without-script", async ({
	page,
	baseURL,
	javaScriptEnabled,
}) => {
	test.skip(javaScriptEnabled === true, "With JavaScript there is a form");
	const account = addAccount(baseURL);
	await page.goto("/admin/account");
	await sendSignIn(page, account);
	// Playwright finds no text in this element, although people see it.
	await expect(page.locator("noscript p")).toHaveText("Adding a passkey needs JavaScript.");
	await expect(page.locator("noscript p")).toBeVisible();
	await expect(page.getByRole("button", { name: "Add a passkey" })).toHaveCount(0);
});
