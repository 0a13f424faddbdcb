/** Going from page to page in the admin, also when its session has ended or its server is away. */

import type { Page } from "@playwright/test";
import { signIn } from "./admin.ts";
import { expect, test } from "./fixtures.ts";

/** An entry of the admin's navigation at a desk. */
const inMenu = (page: Page, name: string) =>
	page
		.getByRole("navigation", { name: "Admin" })
		.filter({ visible: true })
		.getByRole("link", { name });

/** Says that what is written may be left, when the page asks. */
const leaveUnsaved = (page: Page) =>
	page
		.getByRole("dialog", { name: "Leave without saving?" })
		.getByRole("button", { name: "Leave" })
		.click();

test("a session that has ended leads to the sign-in page and back to what was wanted", async ({
	page,
	context,
}) => {
	await signIn(page);
	await page.evaluate(() => {
		Object.assign(window, { isSameDocument: true });
	});
	await context.clearCookies();
	await inMenu(page, "Contacts").click();
	await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
	await expect(page).toHaveURL(/\/admin\/login\?.*contacts/);
	expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
	await expect(page.locator("p[aria-live=polite]")).toHaveText(/Sign in/);
});

test("the admin's pages change in place, and say what they are", async ({ page }) => {
	await signIn(page);
	await page.evaluate(() => {
		Object.assign(window, { isSameDocument: true });
	});
	await inMenu(page, "Contacts").click();
	await expect(page.getByRole("heading", { level: 1, name: "Contacts" })).toBeVisible();
	await expect(page.locator("p[aria-live=polite]")).toHaveText(/Contacts/);
	expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
	expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
	expect(await page.evaluate(() => document.querySelectorAll("link[rel=prefetch]").length)).toBe(0);
});

test("a page of the admin that doesn't come leaves the page as it is", async ({
	page,
	problems,
}) => {
	await signIn(page, "/admin/puppies/new");
	const name = page.getByRole("textbox", { name: "Name", exact: true });
	await name.fill("Half a na");
	await page.route("**/*.data*", (route) => route.abort("internetdisconnected"));
	await page.getByRole("link", { name: "Puppies", exact: true }).first().click();
	await leaveUnsaved(page);
	const alert = page.getByRole("alert").filter({ hasText: "The page could not be loaded" });
	await expect(alert).toBeVisible();
	await expect(name).toHaveValue("Half a na");
	await page.unroute("**/*.data*");
	await alert.getByRole("link", { name: "Try Again" }).click();
	await leaveUnsaved(page);
	await expect(page).toHaveURL("/admin/puppies");
	// The browser notes the answers that failed.
	problems.splice(0);
});

test("Back leads into the admin also from a visitor's page that was loaded anew", async ({
	page,
}) => {
	await signIn(page, "/admin/puppies");
	await page
		.getByRole("link", { name: /^View / })
		.first()
		.click();
	await expect(page).not.toHaveURL(/\/admin/);
	await page.reload();
	await page.keyboard.press("Shift");
	await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
	await page.goBack();
	await expect(page.getByRole("heading", { level: 1, name: "Puppies" })).toBeVisible();
	await expect(page).toHaveURL(/\/admin\/puppies$/);
});
