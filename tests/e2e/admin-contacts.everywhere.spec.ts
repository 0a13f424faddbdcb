/** Tests how the trainer reads, answers, sorts, annotates, restores and erases messages. */
import type { Page } from "@playwright/test";
import { ownName, signIn } from "./admin.ts";
import { isQuick, sendMessage } from "./contacts.ts";
import { expect, expectGoodPage, mailsAbout, test } from "./fixtures.ts";

// Each test goes through a complete flow, and checks every screen for accessibility.

const word = () => `w${crypto.randomUUID().replaceAll("-", "").slice(0, 10)}`;
const tabs = (page: Page) => page.getByRole("navigation", { name: "Filter messages" });
/** The rows without the table header, which a phone doesn't show. */
const rows = (page: Page) => page.locator("tbody").getByRole("row");
const toast = (page: Page, words: string) => expect(page.getByText(words)).toBeVisible();
const listOf = (search: string) => `/admin/contacts?${new URLSearchParams({ search })}`;

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
	await signIn(page, "/admin/contacts");
	await expectGoodPage(page, { isScanned: false });

	await page.getByLabel("Search messages").fill(marker);
	await page.getByRole("button", { name: "Search" }).click();
	await expect(page).toHaveURL(new RegExp(`search=${marker}`));
	await expect(tabs(page).getByRole("link", { name: "New (2)" })).toBeVisible();
	await expect(rows(page).filter({ hasText: name })).toHaveCount(2);
	await expectGoodPage(page);

	await page.getByRole("link", { name }).last().click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
	await expect(page.getByText("We have a cat & a dog.").first()).toBeVisible();
	const reply = await page.getByRole("link", { name: "Use my email program" }).getAttribute("href");
	const link = new URL(reply ?? "");
	expect(link.pathname).toBe(email);
	expect(link.searchParams.get("subject")).toContain("about Juniper");
	expect(link.searchParams.get("body")).toContain(`> Is Juniper available? ${marker}\r\n> We have`);
	await expect(page.getByRole("link", { name: "Call" })).toHaveAttribute(
		"href",
		"tel:+15550140177",
	);
	await expect(page.getByRole("link", { name: "Text" })).toHaveAttribute(
		"href",
		"sms:+15550140177",
	);
	await expect(page.getByRole("link", { name: `Second ${marker}` })).toBeVisible();
	await page.getByText("Read the email").click();
	await expect(page.getByText("wrote through the contact form")).toBeVisible();
	await expectGoodPage(page);
	await page.getByRole("button", { name: "Mark as replied" }).click();
	await toast(page, "The message is marked as replied.");
	await expect(page.getByRole("button", { name: "Mark as replied" })).toBeHidden();
});

test("a message gets notes and a status, and leads back to its list", async ({ page }) => {
	const name = ownName("Marcus");
	const marker = word();
	const email = `${marker}@example.com`;
	await sendMessage(page, { name, email, message: `First ${marker}` });
	await sendMessage(page, { name, email, message: `Second ${marker}` });
	await signIn(page, listOf(marker));
	await page.getByRole("link", { name }).last().click();
	await page.getByLabel("Add a note").fill("   ");
	await page.getByRole("button", { name: "Add note" }).click();
	await expect(page.getByRole("alert")).toContainText("Please write the note first.");
	await expectGoodPage(page);
	await page.getByLabel("Add a note").fill(`Called back. <b>${marker}</b>`);
	await page.getByRole("button", { name: "Add note" }).click();
	await toast(page, "The note was added.");
	await expect(page.getByText(`Called back. <b>${marker}</b>`)).toBeVisible();
	await expectGoodPage(page, { isScanned: false });
	await page.getByRole("button", { name: "Delete the note" }).click();
	await toast(page, "The note was deleted.");
	await expect(page.getByText("Called back.")).toBeHidden();

	await page.getByRole("button", { name: "Archived" }).click();
	await toast(page, "The message is marked as archived.");
	await page.getByRole("link", { name: "Newer message" }).click();
	await expect(page.getByText(`Second ${marker}`).first()).toBeVisible();
	await page.getByRole("navigation", { name: "Breadcrumb" }).getByText("Messages").click();
	await expect(page).toHaveURL(listOf(marker));
	await tabs(page).getByRole("link", { name: "Archived (1)" }).click();
	await expect(rows(page).filter({ hasText: name })).toHaveCount(1);
});

/** Returns the emails about this message only. Another test may have sent a digest that mentions it, too. */
const ownMails = async (marker: string, mailPort: number) =>
	(await mailsAbout(marker, mailPort)).filter(
		({ subject }) => !/look(s)? like spam$/.test(subject),
	);

test("suspected spam is listed separately, sends no email of its own, and can be restored", async ({
	page,
}, { config }) => {
	const name = ownName("Robot");
	const marker = word();
	const email = `${marker}@example.com`;
	const message = `Cheap ${marker}`;
	await sendMessage(page, { name, email, message, further_remarks: "x" });
	await sendMessage(page, {
		name,
		email,
		message: `${message} http://a.example http://b.example http://c.example`,
	});
	await signIn(page, listOf(marker));
	await expect(page.getByText(`No message with “${marker}”.`)).toBeVisible();
	await expectGoodPage(page, { isScanned: false });
	await tabs(page).getByRole("link", { name: "Suspected spam (2)" }).click();
	await expect(page.getByText("Suspected: 3 links in the message")).toBeVisible();
	await expect(page.getByText("a hidden field was filled in")).toBeVisible();
	await expectGoodPage(page);
	await page.getByRole("link", { name }).first().click();
	await expectGoodPage(page, { isScanned: false });
	await page.getByRole("button", { name: "Not spam" }).click();
	await toast(page, "The message is back among the new ones.");
	await page.goto(listOf(marker));
	await expect(tabs(page).getByRole("link", { name: "New (1)" })).toBeVisible();
	await page.getByRole("link", { name }).click();
	await page.getByRole("button", { name: "This is spam" }).click();
	await toast(page, "The message was moved to suspected spam.");
	await expect(page.getByText("Why: said so by hand")).toBeVisible();
	expect(await ownMails(marker, Number(config.metadata.adminMailPort))).toEqual([]);
});

/**
 * Opens the form and submits it at once, and again if that took too long. Returns a word from the message.
 */
async function sendQuickly(page: Page): Promise<string> {
	const marker = word();
	const form = await (await page.request.get("/contact-us")).text();
	const [, opened = ""] = /name="form_opened"[^>]* value="([^"]+)"/.exec(form) ?? [];
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
	expect(await ownMails(marker, Number(config.metadata.adminMailPort))).toEqual([]);
});

test("dates narrow the list, and an invalid date is reported and ignored", async ({ page }) => {
	const marker = word();
	await sendMessage(page, { name: ownName("Ines"), email: "i@example.com", message: marker });
	await signIn(page, listOf(marker));
	const fill = async (from: string, to: string) => {
		await page.getByLabel("From", { exact: true }).fill(from);
		await page.getByLabel("To", { exact: true }).fill(to);
		await page.getByRole("button", { name: "Show" }).click();
	};
	await fill("2020-01-01", "2020-12-31");
	await expect(page.getByText(`No message with “${marker}” on these days.`)).toBeVisible();
	await expectGoodPage(page, { isScanned: false });
	await page.getByRole("link", { name: "Clear dates" }).click();
	await expect(page).toHaveURL(listOf(marker));
	await fill("2020-01-01", "2099-12-31");
	await expect(rows(page)).toHaveCount(1);
	await page.goto(`${listOf(marker)}&from=2026-02-31&to=soon`);
	await expect(page.getByText("“2026-02-31” is not a date")).toBeVisible();
	await expect(page.getByText("“soon” is not a date")).toBeVisible();
	await expect(rows(page)).toHaveCount(1);
	await expectGoodPage(page);
	await page.goto("/admin/contacts?from=2020-01-01&to=2020-01-02");
	await expect(page.getByText("No message on these days.")).toBeVisible();
});

test("a long list has pages, which keep the search", async ({ page }) => {
	const marker = word();
	for (let n = 1; n <= 27; n++) {
		await sendMessage(page, { name: `Page ${n}`, email: `p${n}@example.com`, message: marker });
	}
	await signIn(page, listOf(marker));
	await expect(rows(page)).toHaveCount(25);
	await page.getByRole("link", { name: "Older" }).click();
	await expect(rows(page)).toHaveCount(2);
	await expectGoodPage(page, { isScanned: false });
	await page.getByRole("link", { name: "Newer" }).click();
	await expect(rows(page)).toHaveCount(25);
	await expect(page.getByRole("link", { name: "Newer" })).toBeHidden();
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

test("a person's data can be erased, after a page that says what will be deleted", {
	tag: "@without-script",
}, async ({ page }) => {
	const name = ownName("Gone");
	const marker = word();
	const email = `${marker}@example.com`;
	await sendMessage(page, { name, email, message: `First ${marker}` });
	await sendMessage(page, { name, email, message: `Second ${marker}` });
	await signIn(page, listOf(marker));
	await page.getByRole("link", { name }).first().click();
	await expect(page).toHaveURL(/\/contacts\/\d+/);
	const address = page.url();
	await page.getByRole("link", { name: "Erase this person’s data" }).click();
	await expect(page.getByText(`First ${marker}`)).toBeVisible();
	await expect(page.getByText("It doesn’t remove emails that were already sent")).toBeVisible();
	await expectGoodPage(page);
	await page.getByRole("link", { name: "Keep everything" }).click();
	await expect(page).toHaveURL(address);
	await page.getByRole("link", { name: "Erase this person’s data" }).click();
	await page.getByRole("button", { name: "Erase 2 messages" }).click();
	await toast(page, "2 messages were erased.");
	await expect(page.getByText(`No message with “${marker}”.`)).toBeVisible();
	const gone = await page.goto(address);
	expect(gone?.status()).toBe(404);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no such page");
});
