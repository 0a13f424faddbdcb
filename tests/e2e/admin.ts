/**
 * What the tests of the admin's pages share. They have a site of their own, whose content they
 * change; several run at once, so each makes what it works on, under a name that is its own.
 */
import type { Cookie, Page } from "@playwright/test";
import { adminPassword } from "../support/accounts.ts";
import { expect, test } from "./fixtures.ts";

/** The admin whom the site's settings made. */
export const admin = { username: "admin", password: adminPassword };

/** A phone's window, also where a project's is wide: for what is done on the way. */
export const phoneWindow = { viewport: { width: 390, height: 844 } };

/** The name of the session's cookie on a site without TLS. */
const SESSION = "session";
/** The cookies of sessions that tests of this worker opened, by the site's origin. */
const sessions = new Map<string, Cookie[]>();

/** Signs in without the form, which has tests of its own, and remembers the session. */
async function openSession(page: Page, origin: string) {
	const response = await page.request.post("/admin/login", { form: admin, maxRedirects: 0 });
	expect(response.status()).toBe(303);
	const cookies = await page.context().cookies(origin);
	sessions.set(
		origin,
		cookies.filter(({ name }) => name === SESSION),
	);
}

/**
 * Opens an admin's page, signed in. Tests of one worker share a session, because comparing a
 * password costs on purpose; where one of them has ended it, the next opens another.
 */
export async function signIn(page: Page, path = "/admin") {
	const { baseURL } = test.info().project.use;
	if (!baseURL) throw new Error("The project has no site");
	const { origin } = new URL(baseURL);
	const open = sessions.get(origin);
	if (open) await page.context().addCookies(open);
	else await openSession(page, origin);
	await page.goto(path);
	if (new URL(page.url()).pathname === "/admin/login") {
		await openSession(page, origin);
		await page.goto(path);
	}
	await expect(page).toHaveURL(path);
}

/** A name that no other test uses; it begins with the words given. */
export const ownName = (words: string) => `${words} ${crypto.randomUUID().slice(0, 8)}`;
