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
 * Signs in without opening a page. Tests of one worker share a session, because comparing a password
 * costs on purpose; where one of them has ended it, the next opens another.
 */
export async function beSignedIn(page: Page) {
	const { baseURL } = test.info().project.use;
	if (!baseURL) throw new Error("The project has no site");
	const { origin } = new URL(baseURL);
	const open = sessions.get(origin);
	if (open) await page.context().addCookies(open);
	const { status } = open ? await ask(page, "/admin/guide") : { status: 0 };
	if (status !== 200) await openSession(page, origin);
}

/** Opens an admin's page, signed in. */
export async function signIn(page: Page, path = "/admin") {
	await beSignedIn(page);
	await page.goto(path);
	await expect(page).toHaveURL(path);
}

/** A page's status and text, without opening it. */
async function ask(page: Page, path: string) {
	const answer = await page.request.get(path, { maxRedirects: 0 });
	return { status: answer.status(), text: await answer.text() };
}

/** Addresses of pages in lists. */
export const FAMILY = /\/admin\/families\/\d+/;
export const MESSAGE = /\/admin\/contacts\/\d+/;

/** Opens the page to which a list links first by such an address, without the list, signed in. */
export async function openFrom(page: Page, list: string, address: RegExp) {
	await beSignedIn(page);
	const { text } = await ask(page, list);
	const [, path] = new RegExp(`href="(${address.source})["?]`).exec(text) ?? [];
	if (!path) throw new Error(`${list} leads to no ${address}`);
	await page.goto(path);
}

/** Sends a form of the admin's without its page, signed in; returns where it leads. */
export async function sendForm(page: Page, path: string, form: Record<string, string>) {
	await beSignedIn(page);
	const answer = await page.request.post(path, { form, maxRedirects: 0 });
	expect(answer.status()).toBe(303);
	// What the next page would say of it.
	await page.context().clearCookies({ name: "flash" });
	return answer.headers().location ?? "";
}

/** A name that no other test uses; it begins with the words given. */
export const ownName = (words: string) => `${words} ${crypto.randomUUID().slice(0, 8)}`;

/** Chooses a family, which may have to be searched for among those of other tests. */
export async function chooseFamily(page: Page, name: string) {
	const choice = page.getByLabel("Family");
	const option = choice.locator("option", { hasText: name });
	if ((await option.count()) === 0) {
		await page.getByLabel("Search families").fill(name);
		await page.getByRole("button", { name: "Search" }).click();
	}
	await choice.selectOption({ label: (await option.textContent()) ?? "" });
}
