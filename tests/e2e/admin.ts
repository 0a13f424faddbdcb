/**
 * Helpers for the tests of the admin. They run on a separate site, whose content they change. Several run at
 * once, so each test creates its own records, with unique names.
 */
import type { Cookie, Locator, Page } from "@playwright/test";
import { adminPassword } from "../support/accounts.ts";
import { BORN } from "../support/born.ts";
import { expect, test } from "./fixtures.ts";

/** The account that the site's settings create. */
export const admin = { username: "admin", password: adminPassword };

/** The viewport of a phone, for tasks done on the go. Used even in desktop projects. */
export const phoneWindow = { viewport: { width: 390, height: 844 } };

/** The names of the cookies that signing in sets on a site without TLS: the session, and the known device. */
const SIGNED_IN = ["session", "known-device"];
/** The cookies of the sessions that tests of this worker have opened, by the site's origin. */
const sessions = new Map<string, Cookie[]>();

/** Signs in without the form, which has its own tests, and remembers the session. */
async function openSession(page: Page, origin: string) {
	const response = await page.request.post("/admin/login", { form: admin, maxRedirects: 0 });
	expect(response.status()).toBe(303);
	const cookies = await page.context().cookies(origin);
	sessions.set(
		origin,
		cookies.filter(({ name }) => SIGNED_IN.includes(name)),
	);
}

/**
 * Signs in without opening a page. The tests of one worker share a session, because comparing a password is
 * deliberately slow. If one of them has ended the session, the next one opens a new one.
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

/** Signs in and opens an admin page. */
export async function signIn(page: Page, path = "/admin") {
	await beSignedIn(page);
	await page.goto(path);
	await expect(page).toHaveURL(path);
}

/** Returns a page's status and text, without opening it. */
async function ask(page: Page, path: string) {
	const answer = await page.request.get(path, { maxRedirects: 0 });
	return { status: answer.status(), text: await answer.text() };
}

/** Addresses of the pages that lists link to. */
export const FAMILY = /\/admin\/families\/\d+/;
export const MESSAGE = /\/admin\/families\/messages\/\d+/;

/** Signs in and opens the first page with such an address that a list links to, without opening the list. */
export async function openFrom(page: Page, list: string, address: RegExp) {
	await beSignedIn(page);
	const { text } = await ask(page, list);
	const [, path] = new RegExp(`href="(${address.source})["?]`).exec(text) ?? [];
	if (!path) throw new Error(`${list} leads to no ${address}`);
	await page.goto(path);
}

/** Signs in and sends an admin form without opening its page. Returns where the response redirects. */
export async function sendForm(page: Page, path: string, form: Record<string, string>) {
	await beSignedIn(page);
	const answer = await page.request.post(path, { form, maxRedirects: 0 });
	expect(answer.status()).toBe(303);
	// Removes the toast that the next page would show.
	await page.context().clearCookies({ name: "flash" });
	return answer.headers().location ?? "";
}

/** Returns a name that starts with these words and that no other test uses. */
export const ownName = (words: string) => `${words} ${crypto.randomUUID().slice(0, 8)}`;

/** Chooses a family, after searching for it if other tests' families fill the list. */
export async function chooseFamily(page: Page, name: string) {
	const choice = page.getByRole("combobox", { name: "Family" });
	const option = choice.locator("option", { hasText: name });
	if ((await option.count()) === 0) {
		await page.getByLabel(/^Find another family/).fill(name);
		await page.getByRole("button", { name: "Find" }).click();
	}
	await choice.selectOption({ label: (await option.textContent()) ?? "" });
}

/** Adds a public puppy through the API. */
export async function addPublic(page: Page, name: string) {
	const { token } = await (
		await page.request.post("/auth/login/", {
			data: { username: "admin", password: adminPassword },
		})
	).json();
	const created = await page.request.post("/api/admin/puppies/", {
		data: { name, breed: "Bernedoodle", price: "$6,500", sex: "Male", dob: BORN },
		headers: { Authorization: `Token ${token}` },
	});
	expect(created.status()).toBe(201);
	const { id, profilePath }: { id: number; profilePath: string } = await created.json();
	return { id, profile: `/trained-puppies-for-sale/${profilePath}` };
}

/** Counts what a trainer taps: links and buttons. Filling in a field is no tap. */
export function countTaps() {
	let count = 0;
	return {
		tap: async (what: Locator) => {
			count += 1;
			await what.click();
		},
		taps: () => count,
	};
}
