/** Tests how the trainer reads, answers, sorts, annotates, restores and erases messages. */
import type { Page } from "@playwright/test";
import { controlsIn } from "../support/browser.ts";
import { ownName, signIn } from "./admin.ts";
import { isQuick, sendMessage } from "./contacts.ts";
import { expect, expectGoodPage, mailsAbout, test } from "./fixtures.ts";

// Each test goes through a complete flow, and checks every screen for accessibility.

const word = () => `w${crypto.randomUUID().replaceAll("-", "").slice(0, 10)}`;
const tabs = (page: Page) => page.getByRole("navigation", { name: "Filter messages" });
/** The messages of the list. */
const rows = (page: Page) => page.locator('li[id^="message-"]');
/** An item of a family's timeline. */
const item = (page: Page, words: string) =>
	page
		.getByRole("region", { name: "What happened" })
		.getByRole("listitem")
		.filter({ hasText: words });
const toast = (page: Page, words: string) => expect(page.getByText(words)).toBeVisible();
const listOf = (search: string) => `/admin/families/messages?${new URLSearchParams({ search })}`;

test("a message can be found, read and answered", async ({ page }) => {
	const name = ownName("Dana");
	const marker = word();
	const email = `${marker}@example.com`;
	await sendMessage(
		page,
		{ name, email, message: `Is Juniper available? ${marker}\nWe have a cat & a dog.` },
		"/contact-us?puppy=juniper",
	);
	await sendMessage(page, { name, email: email.toUpperCase(), message: `Second ${marker}` });
	await signIn(page, "/admin/families/messages");
	await expectGoodPage(page, { isScanned: false });

	await page.getByLabel("Search messages").fill(marker);
	await page.getByRole("button", { name: "Search" }).click();
	await expect(page).toHaveURL(new RegExp(`search=${marker}`));
	await expect(tabs(page).getByRole("link", { name: "New (2)" })).toBeVisible();
	await expect(rows(page).filter({ hasText: name })).toHaveCount(2);
	await expectGoodPage(page);

	await page.getByRole("link", { name }).last().click();
	await expect(page).toHaveURL(/\/admin\/families\/\d+#message-\d+$/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
	const first = item(page, "We have a cat & a dog.");
	await expect(first).toBeInViewport();
	await expect(first.getByRole("link", { name: email })).toHaveAttribute(
		"href",
		`mailto:${email}?subject=Re%3A%20your%20message%20to%20Homeward%20Hounds`,
	);
	await first.getByText("More").click();
	await expect(page.getByRole("link", { name: "Call", exact: true })).toHaveAttribute(
		"href",
		"tel:+15550140177",
	);
	await expect(page.getByRole("link", { name: "Text", exact: true })).toHaveAttribute(
		"href",
		"sms:+15550140177",
	);
	await expect(item(page, `Second ${marker}`)).toBeVisible();
	await expect(first.getByText(/(Sent|Waiting to be sent) to /)).toBeVisible();
	await expect(first.getByRole("link", { name: "See the emails" })).toBeVisible();
	await expectGoodPage(page);
	await first.getByRole("button", { name: "Replied" }).click();
	await toast(page, "The message is marked as replied.");
	await expect(first.getByRole("button", { name: "Replied" })).toHaveAttribute(
		"aria-pressed",
		"true",
	);
});

test("a message far down in a long timeline is shown at once", async ({ page }) => {
	const name = ownName("Iris");
	const marker = word();
	const email = `${marker}@example.com`;
	for (let n = 1; n <= 32; n++) {
		await sendMessage(page, { name, email, message: `Message ${n}. ${marker}` });
	}
	await signIn(page, `${listOf(marker)}&tab=new`);
	await page.getByRole("link", { name: "Older" }).click();
	await expect(rows(page)).toHaveCount(7);
	await rows(page).last().getByRole("link", { name }).click();
	await expect(page).toHaveURL(/\/admin\/families\/\d+\?before=.+#message-\d+$/);
	await expect(item(page, `Message 1. ${marker}`)).toBeInViewport();
	await page.getByRole("link", { name: "To the newest" }).click();
	await expect(item(page, `Message 32. ${marker}`)).toBeVisible();
});

/** Returns the emails about this message only. Another test may have sent a digest that mentions it, too. */
const ownMails = async (marker: string, mailPort: number) =>
	(await mailsAbout(marker, mailPort)).filter(
		({ subject }) => !/look(s)? like spam$/.test(subject),
	);

/**
 * Opens the form and submits it at once, and again if that took too long. Returns a word from the message.
 */
async function sendQuickly(page: Page): Promise<string> {
	const marker = word();
	const form = await (await page.request.get("/contact-us")).text();
	const { form_opened: opened = "" } = controlsIn(form);
	const message = { name: ownName("Quick"), email: `${marker}@example.com`, message: marker };
	await sendMessage(page, { ...message, form_opened: opened });
	return isQuick(opened) ? marker : sendQuickly(page);
}

test("a form that is sent faster than anybody types gets the same thanks, and waits for the digest", async ({
	page,
}, { config }) => {
	const marker = await sendQuickly(page);
	await page.goto("/contact-us");
	await toast(page, "Successfully emailed Maren! She'll reach out to you soon.");
	await signIn(page, `${listOf(marker)}&tab=spam`);
	await expect(page.getByText("sent within 3 seconds of opening")).toBeVisible();
	await expectGoodPage(page);
	expect(await ownMails(marker, Number(config.metadata.adminMailPort))).toEqual([]);
});

test("messages of any length, script and shape are shown as text", async ({ page }) => {
	const marker = word();
	const long = "Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft";
	await sendMessage(page, {
		name: `<img src=x onerror=alert(1)> ${"مريم ".repeat(14)}`.slice(0, 100),
		email: `${"a".repeat(60)}@${"b".repeat(60)}.example.com`,
		phone_number: "=1+1 ring twice, then ask for M.",
		message: `${marker} 🐶🐾 ${long.repeat(8)}\n${"Line\n".repeat(300)}`,
	});
	await signIn(page, listOf(marker));
	await expect(page.getByText("<img src=x onerror=alert(1)>")).toBeVisible();
	await expectGoodPage(page, { isScanned: false });
	await page.getByRole("link", { name: "<img" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText("<img");
	await expectGoodPage(page, { isScanned: false });
});

test("the data of somebody whose message looks like spam can be erased, after a page that says what will be deleted", async ({
	page,
}) => {
	const name = ownName("Gone");
	const marker = word();
	const email = `${marker}@example.com`;
	const hidden = { further_remarks: "x" };
	await sendMessage(page, { name, email, message: `First ${marker}`, ...hidden });
	await sendMessage(page, { name, email, message: `Second ${marker}`, ...hidden });
	await signIn(page, `${listOf(marker)}&tab=spam`);
	const first = page.getByRole("listitem").filter({ hasText: `First ${marker}` });
	await first.getByText("More").click();
	await first.getByRole("link", { name: "Erase this person’s data" }).click();
	await expect(page.getByText(`Everything from \u2068${email}\u2069: 2 messages`)).toBeVisible();
	await expect(page.getByText("It doesn’t remove emails that were already sent")).toBeVisible();
	await expectGoodPage(page);
	await page.getByRole("link", { name: "Keep everything" }).click();
	await expect(page).toHaveURL(/\/admin\/families\/messages\?tab=spam.*#message-\d+$/);
	await first.getByText("More").click();
	await first.getByRole("link", { name: "Erase this person’s data" }).click();
	await page.getByRole("button", { name: "Erase 2 messages" }).click();
	await toast(page, "The person’s data was erased.");
	await page.goto(`${listOf(marker)}&tab=spam`);
	await expect(page.getByText(`No message with “${marker}”.`)).toBeVisible();
});
