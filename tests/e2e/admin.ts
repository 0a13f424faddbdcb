/**
 * What the tests of the admin's pages share. They have a site of their own, whose content they
 * change; several run at once, so each makes what it works on, under a name that is its own.
 */
import type { Page } from "@playwright/test";
import { adminPassword } from "../support/accounts.ts";
import { expect } from "./fixtures.ts";

/** The admin whom the site's settings made. */
export const admin = { username: "admin", password: adminPassword };

/** Opens an admin's page, signed in: without the form, which has tests of its own. */
export async function signIn(page: Page, path = "/admin") {
	const answer = await page.request.post("/admin/login", { form: admin, maxRedirects: 0 });
	expect(answer.status()).toBe(303);
	await page.goto(path);
	await expect(page).toHaveURL(path);
}

/** A name that no other test uses; it begins with the words given. */
export const ownName = (words: string) => `${words} ${crypto.randomUUID().slice(0, 8)}`;
