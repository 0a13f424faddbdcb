/** Tests what happens to an unsent message: late hydration, lost connections and closed pages. */
import type { Page } from "@playwright/test";
import { takeTime } from "./contacts.ts";
import { expect, mailsAbout, test } from "./fixtures.ts";
import { holdScripts, hydrated } from "./held-scripts.ts";

const send = (page: Page) => page.getByRole("button", { name: /Send message|Sending…/ });
const message = (page: Page) => page.getByLabel("How can we help?");
const thanks = (page: Page) => page.getByText("Successfully emailed Maren!");
const restore = (page: Page) => page.getByRole("button", { name: "Restore what you wrote" });

async function fillIn(page: Page, words: string) {
	await page.getByLabel("Your name").fill("Dana");
	await page.getByLabel("Email", { exact: true }).fill("dana@example.com");
	await page.getByLabel("Phone number").fill("555");
	await message(page).fill(words);
}

const stored = (page: Page) =>
	page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft:")));

test.describe("before hydration", () => {
	test.use({ isHydrated: false });

	test("typed text and choices survive, with focus and caret", async ({ page }) => {
		const release = await holdScripts(page);
		await page.goto("/contact-us?puppy=juniper");
		const ids = () =>
			page.locator("form#contact [id]").evaluateAll((all) => all.map(({ id }) => id));
		const before = await ids();
		await page.getByLabel("Your name").fill("Dana");
		await page.getByLabel("Breed preference").selectOption("Goldendoodle");
		await message(page).fill("Is Juniper fond of cats?");
		await message(page).evaluate((area) => {
			if (area instanceof HTMLTextAreaElement) area.setSelectionRange(3, 7);
		});
		release();
		await hydrated(page);
		await expect(message(page)).toHaveValue("Is Juniper fond of cats?");
		await expect(message(page)).toBeFocused();
		const selection = await message(page).evaluate((area) =>
			area instanceof HTMLTextAreaElement ? [area.selectionStart, area.selectionEnd] : [],
		);
		expect(selection).toEqual([3, 7]);
		await expect(page.getByLabel("Your name")).toHaveValue("Dana");
		await expect(page.getByLabel("Breed preference")).toHaveValue("Goldendoodle");
		expect(await ids()).toEqual(before);
		// The text is stored as a draft even though no script was running while it was typed.
		await expect.poll(() => stored(page)).toEqual(["draft:contact"]);
	});

	test("two taps before it and one during it send one message", async ({ page }, { config }) => {
		const marker = `Early ${crypto.randomUUID()}`;
		const release = await holdScripts(page);
		await page.goto("/contact-us");
		await fillIn(page, marker);
		await takeTime(page);
		let answer = () => {};
		const held = new Promise<void>((done) => {
			answer = done;
		});
		await page.route(/\/contact-us(\.data)?$/, async (route) => {
			if (route.request().method() === "POST") await held;
			await route.continue();
		});
		const tapped = new Promise<void>((done) => page.exposeFunction("allTapped", () => done()));
		// Playwright's own click would wait for the page that the first tap leads to.
		await send(page).evaluate((button) => {
			const tap = () => button.dispatchEvent(new MouseEvent("click", { bubbles: true }));
			setTimeout(tap);
			setTimeout(tap, 100);
			new MutationObserver(() => {
				tap();
				Reflect.get(window, "allTapped")();
			}).observe(document.documentElement, { attributeFilter: ["data-hydrated"] });
		});
		release();
		await tapped;
		answer();
		await expect(thanks(page)).toBeVisible();
		const mails = () => mailsAbout(marker, Number(config.metadata.mailPort));
		await expect.poll(async () => (await mails()).length).toBe(1);
	});
});

test("errors show at the fields after the first attempt, and disappear when they are corrected", async ({
	page,
}) => {
	await page.goto("/contact-us");
	let posts = 0;
	page.on("request", (request) => {
		if (request.method() === "POST") posts++;
	});
	const [name, email] = [page.getByLabel("Your name"), page.getByLabel("Email", { exact: true })];
	await email.fill("dana");
	await name.focus();
	await expect(email).not.toHaveAttribute("aria-invalid", "true");
	await send(page).click();
	await expect(name).toBeFocused();
	await expect(name).toHaveAccessibleDescription("Please provide your name.");
	await expect(email).toHaveAccessibleDescription(/valid email address/);
	const summary = page.getByRole("group").filter({ hasText: "Four answers need another look" });
	await expect(summary).toBeVisible();
	await name.pressSequentially("D");
	await expect(name).not.toHaveAttribute("aria-invalid", "true");
	await email.fill("dana@example.com");
	await expect(page.getByRole("heading", { name: "Two answers need another look" })).toBeVisible();
	await send(page).click();
	expect(posts).toBe(0);
});

const faults: { title: string; status: number; type: string; body: string; words: RegExp }[] = [
	{ title: "500", status: 500, type: "text/plain", body: "x", words: /An error occurred\. Please/ },
	{
		title: "503",
		status: 503,
		type: "text/html",
		body: "<h1>",
		words: /An error occurred\. Please/,
	},
	{
		title: "403",
		status: 403,
		type: "text/html",
		body: "<h1>",
		words: /An error occurred\. Please/,
	},
	{
		title: "a page from a network in between",
		status: 200,
		type: "text/html",
		body: "<h1>Sign in to the airport</h1>",
		words: /could not be reached/,
	},
];

test("if the response isn't the site's own, the form says so and keeps everything", async ({
	page,
	problems,
}) => {
	await page.goto("/contact-us");
	await fillIn(page, "Is anybody there?");
	for (const { title, status, type, body, words } of faults) {
		await test.step(title, async () => {
			// The focus starts here each time, so that the alert has to take it.
			await message(page).focus();
			await page.route("/contact-us.data*", (route) =>
				route.fulfill({ status, contentType: type, body }),
			);
			await send(page).click();
			await expect(page.getByRole("alert")).toContainText(words);
			await expect(page.getByRole("alert")).toBeFocused();
			await expect(message(page)).toHaveValue("Is anybody there?");
			await expect(send(page)).toHaveText("Send message");
			await page.unroute("/contact-us.data*");
		});
	}
	// Removes the statuses, which the browser logs.
	problems.length = 0;
	await takeTime(page);
	await send(page).click();
	await expect(thanks(page)).toBeVisible();
	await page.getByRole("link", { name: "Send another message" }).click();
	await expect(message(page)).toHaveValue("");
	await expect.poll(() => stored(page)).toEqual([]);
});

test("a message that was stored although its response was lost isn't sent twice", async ({
	page,
	problems,
}, { config }) => {
	const marker = `Lost ${crypto.randomUUID()}`;
	await page.goto("/contact-us");
	await fillIn(page, marker);
	await takeTime(page);
	await page.route(
		"/contact-us.data*",
		async (route) => {
			await route.fetch({ maxRedirects: 0 });
			await route.abort();
		},
		{ times: 1 },
	);
	await send(page).click();
	await expect(page.getByRole("alert")).toContainText("could not be reached");
	problems.length = 0;
	await send(page).click();
	await expect(thanks(page)).toBeVisible();
	const mails = () => mailsAbout(marker, Number(config.metadata.mailPort));
	await expect.poll(async () => (await mails()).length).toBe(1);
});

test("a message survives a lost connection and a closed page", async ({ page, context, problems }, {
	config,
}) => {
	const marker = `Half ${crypto.randomUUID()}`;
	await page.goto("/contact-us");
	await fillIn(page, marker);
	await context.setOffline(true);
	await send(page).click();
	await expect(page.getByRole("alert")).toContainText("You are offline");
	await expect(message(page)).toHaveValue(marker);
	problems.length = 0;
	await context.setOffline(false);
	await page.goto("/");
	await page.goto("/contact-us");
	await expect(message(page)).toHaveValue("");
	await restore(page).click();
	await expect(message(page)).toHaveValue(marker);
	await expect(page.getByLabel("Your name")).toHaveValue("Dana");
	// At once, as nobody types, and yet it is no suspected spam, which would have no email of its own.
	await send(page).click();
	await expect(thanks(page)).toBeVisible();
	const subjects = async () =>
		(await mailsAbout(marker, Number(config.metadata.mailPort))).map(({ subject }) => subject);
	await expect.poll(subjects).toEqual([expect.not.stringContaining("spam")]);
	await page.goto("/contact-us");
	await expect(restore(page)).toBeHidden();
});

test("an unwanted draft can be discarded", async ({ page }) => {
	await page.goto("/contact-us");
	await message(page).fill("Never mind");
	await expect.poll(() => stored(page)).toEqual(["draft:contact"]);
	await page.reload();
	await page.getByRole("button", { name: "Discard" }).click();
	await expect(restore(page)).toBeHidden();
	expect(await stored(page)).toEqual([]);
});
