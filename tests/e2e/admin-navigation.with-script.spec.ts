/** Tests navigating in the admin, even when the session has ended or the server is down. */

import type { Page } from "@playwright/test";
import { signIn } from "./admin.ts";
import { expect, test } from "./fixtures.ts";

/** An entry of the admin's navigation on a desktop. */
const inMenu = (page: Page, name: string) =>
	page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name, exact: true });

/** Confirms leaving unsaved text, when the page asks. */
const leaveUnsaved = (page: Page) =>
	page
		.getByRole("dialog", { name: "Leave without saving?" })
		.getByRole("button", { name: "Leave" })
		.click();

test("an ended session leads to the sign-in page, which remembers the requested page", async ({
	page,
	context,
}) => {
	await signIn(page);
	await page.evaluate(() => {
		Object.assign(window, { isSameDocument: true });
	});
	await context.clearCookies();
	await inMenu(page, "Families").click();
	await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
	await expect(page).toHaveURL(/\/admin\/login\?.*families/);
	expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
	await expect(page.locator("p[aria-live=polite]")).toHaveText(/Sign in/);
});

test("admin pages change without a reload, and announce themselves", async ({ page }) => {
	await signIn(page);
	await page.evaluate(() => {
		Object.assign(window, { isSameDocument: true });
	});
	await inMenu(page, "Families").click();
	await expect(page.getByRole("heading", { level: 1, name: "Families" })).toBeVisible();
	await expect(page.locator("p[aria-live=polite]")).toHaveText(/Families/);
	expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
	expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
	expect(await page.evaluate(() => document.querySelectorAll("link[rel=prefetch]").length)).toBe(0);
});

test("an admin page that can't be loaded leaves the present page as it is", async ({
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
	// Removes the failed responses, which the browser logs.
	problems.splice(0);
});

test("Back returns to the admin even from a public page that was reloaded", async ({ page }) => {
	await signIn(page, "/admin/puppies?search=hazel");
	await page.getByRole("link", { name: "Hazel", exact: true }).click();
	await page.getByRole("link", { name: "View profile" }).click();
	await expect(page).not.toHaveURL(/\/admin/);
	await page.reload();
	await page.keyboard.press("Shift");
	await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
	await page.goBack();
	await expect(page.getByRole("heading", { level: 1, name: "Edit Hazel" })).toBeVisible();
	await expect(page).toHaveURL(/\/admin\/puppies\/\d+$/);
});
