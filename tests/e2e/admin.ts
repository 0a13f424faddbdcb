/**
 * What the tests of the admin's pages share. They have a site of their own, whose content they
 * change; several run at once, so each makes what it works on, under a name that is its own.
 */
import type { Page } from "@playwright/test";
import { adminPassword } from "../support/accounts.ts";
import { expect } from "./fixtures.ts";

/** Signs in by the form, from the page that was asked for, and ends up there. */
export async function signIn(page: Page, path = "/admin") {
	await page.goto(path);
	await page.getByLabel("Username").fill("admin");
	await page.getByLabel("Password").fill(adminPassword);
	await page.getByRole("button", { name: "Sign in" }).click();
	await expect(page).toHaveURL(path);
}

/** A name that no other test uses; it begins with the words given. */
export const ownName = (words: string) => `${words} ${crypto.randomUUID().slice(0, 8)}`;
