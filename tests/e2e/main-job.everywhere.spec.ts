/**
 * Tests the site's main purpose from start to end: a family finds a puppy and writes to the trainer. The
 * pages on the way are checked in pages.everywhere.spec.ts. Here only those that forms lead to are checked.
 */
import { takeTime } from "./contacts.ts";
import { expect, expectGoodPage, mailsAbout, test } from "./fixtures.ts";

test("a family finds a puppy and writes to the trainer", async ({ page }, { config }) => {
	const marker = `We have a cat called ${crypto.randomUUID()}.`;

	await page.goto("/");
	await page.getByRole("link", { name: "View Puppies" }).filter({ visible: true }).last().click();

	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Trained Puppies for Sale");
	await expect(page.getByRole("article")).toHaveCount(8);

	const filters = page.getByRole("navigation", { name: "Filter puppies" });
	await filters.getByRole("link", { name: "Available (2)" }).click();
	await expect(page).toHaveURL(/filter=available/);
	await expect(page.getByRole("article")).toHaveCount(2);
	await filters.getByRole("link", { name: "All (10)" }).click();
	await expect(page.getByRole("article")).toHaveCount(8);
	await page.getByRole("link", { name: "View More" }).click();
	await expect(page.getByRole("article")).toHaveCount(10);

	await page.getByRole("article").getByRole("link", { name: "Juniper" }).click();
	await expect(page).toHaveURL("/trained-puppies-for-sale/juniper");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Juniper");
	await page.getByRole("link", { name: "Ask about Juniper" }).click();

	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact the Team");
	const message = page.getByLabel("How can we help?");
	await expect(message).toHaveValue(/Juniper/);

	await page.getByLabel("Your name").fill("Dana Pruitt");
	await page.getByLabel("Email", { exact: true }).fill("dana@example.com");
	await page.getByLabel("Phone number").fill("(555) 014-0177");
	await message.fill(marker);
	await page.getByLabel("Breed preference").selectOption("Goldendoodle");
	await takeTime(page);
	await page.getByRole("button", { name: "Send message" }).click();

	await expect(page).toHaveTitle("Message sent | Homeward Hounds");
	const sent = page.getByRole("region", { name: "Message sent" });
	await expect(sent).toBeFocused();
	await expect(sent).toContainText("Maren has your message about Juniper");
	await expect(sent.getByRole("link", { name: "Back to Juniper" })).toBeVisible();
	const toast = page.getByText("Successfully emailed Maren! She'll reach out to you soon.");
	await expect(toast).toBeVisible();
	await expectGoodPage(page);

	const mails = () => mailsAbout(marker, Number(config.metadata.mailPort));
	await expect.poll(async () => (await mails()).length).toBe(1);
	const [mail] = await mails();
	expect(mail?.replyTo).toBe("dana@example.com");
	expect(mail?.text).toContain("Juniper");

	await page.reload();
	await expect(toast).toBeHidden();
	await expect(sent).toBeVisible();
	expect(await mails()).toHaveLength(1);

	await sent.getByRole("link", { name: "Send another message" }).click();
	await expect(page).toHaveURL("/contact-us");
	await expect(message).toHaveValue("");
});

test("missing or invalid values are reported at each field, and typed text is kept", async ({
	page,
}) => {
	await page.goto("/contact-us");
	await page.getByLabel("Your name").fill("   ");
	await page.getByLabel("Email", { exact: true }).fill("dana@mail");
	await page.getByLabel("Phone number").fill(" ");
	await page.getByLabel("How can we help?").fill("  ");
	await page.getByLabel("What inspired you").fill("The neighbors’ poodle");
	await page.getByRole("button", { name: "Send message" }).click();

	const summary = page.getByRole("alert");
	await expect(summary).toBeVisible();
	await expect(page).toHaveTitle("Error: Contact the Team | Homeward Hounds");
	for (const words of [
		"Please provide your name.",
		"Please provide a valid email address to reach you at.",
		"Please provide a phone number Maren can reach you at.",
		"Please let us know how we can help.",
	]) {
		await expect(summary.getByRole("link", { name: words })).toBeVisible();
	}
	const email = page.getByLabel("Email", { exact: true });
	await expect(email).toHaveAttribute("aria-invalid", "true");
	await expect(email).toHaveAccessibleDescription(/valid email address/);
	await expect(email).toHaveValue("dana@mail");
	await expect(page.getByLabel("What inspired you")).toHaveValue("The neighbors’ poodle");
	await expectGoodPage(page, { isScanned: true });
	await summary.getByRole("link", { name: "Please provide your name." }).click();
	await expect(page.getByLabel("Your name")).toBeFocused();
});

test("the browser's own validation stops an empty form", async ({ page }) => {
	await page.goto("/contact-us");
	await page.getByRole("button", { name: "Send message" }).click();
	await expect(page.getByLabel("Your name")).toBeFocused();
	await expect(page.getByRole("alert")).toBeHidden();
});
