/** Tests what JavaScript adds to the contact form. */
import type { Page } from "@playwright/test";
import { takeTime } from "./contacts.ts";
import { expect, mailsAbout, test } from "./fixtures.ts";

const send = (page: Page) => page.getByRole("button", { name: "Send message" });

/** Returns the browser's validation message for a control. */
const complaint = (page: Page, label: string) =>
	page
		.getByLabel(label, { exact: true })
		.evaluate((control) =>
			control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
				? control.validationMessage
				: undefined,
		);

const fields: { label: string; wrong: string; right: string; words: string }[] = [
	{ label: "Your name", wrong: "", right: "Dana", words: "Please provide your name." },
	{
		label: "Email",
		wrong: "dana",
		right: "dana@example.com",
		words: "Please provide a valid email address to reach you at.",
	},
	{
		label: "Phone number",
		wrong: "",
		right: "555",
		words: "Please provide a phone number Maren can reach you at.",
	},
	{
		label: "How can we help?",
		wrong: "",
		right: "Only looking.",
		words: "Please let us know how we can help.",
	},
];

test("the browser's own validation shows the site's messages, one field after another", async ({
	page,
}) => {
	await page.goto("/contact-us");
	let posts = 0;
	page.on("request", (request) => {
		if (request.method() === "POST") posts++;
	});
	for (const { label, wrong, right, words } of fields) {
		await page.getByLabel(label, { exact: true }).fill(wrong);
		await send(page).click();
		await expect(page.getByLabel(label, { exact: true })).toBeFocused();
		expect(await complaint(page, label)).toBe(words);
		await page.getByLabel(label, { exact: true }).fill(right);
		expect(await complaint(page, label)).toBe("");
	}
	expect(posts).toBe(0);
	await send(page).click();
	await expect(page.getByText("Successfully emailed Maren!")).toBeVisible();
	expect(posts).toBe(1);
});

test("a double click sends one message", async ({ page }, { config }) => {
	const marker = `Twice ${crypto.randomUUID()}`;
	const posts: string[] = [];
	page.on("request", (request) => {
		if (request.method() === "POST") posts.push(request.url());
	});
	// The response is delayed so that the second click comes first.
	let answer = () => {};
	const held = new Promise<void>((done) => {
		answer = done;
	});
	await page.goto("/contact-us");
	await page.route("/contact-us.data*", async (route) => {
		await held;
		await route.continue();
	});
	for (const { label, right } of fields) await page.getByLabel(label, { exact: true }).fill(right);
	await page.getByLabel("How can we help?").fill(marker);
	await takeTime(page);
	// Playwright can't control the page while the browser waits for a response, so both
	// clicks happen in one script.
	const state = await send(page).evaluate(async (button) => {
		if (!(button instanceof HTMLElement)) throw new Error("There is no button");
		const frame = () => new Promise(requestAnimationFrame);
		button.click();
		// If both clicks happened in the same task, the browser itself would send only one.
		while (button.ariaDisabled !== "true") await frame();
		button.click();
		await frame();
		await frame();
		return [button.textContent, button.ariaDisabled];
	});
	expect(state).toEqual(["Sending…", "true"]);
	answer();
	await expect(page.getByText("Successfully emailed Maren!")).toBeVisible();
	expect(posts).toHaveLength(1);
	const mails = () => mailsAbout(marker, Number(config.metadata.mailPort));
	await expect.poll(async () => (await mails()).length).toBe(1);
});
