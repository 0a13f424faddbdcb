/**
 * Tests what happens to typed text while another editor saves the same record, in pages
 * that JavaScript keeps open.
 */
import type { Page } from "@playwright/test";
import { FAMILY, openFrom, ownName, sendForm } from "./admin.ts";
import { sendMessage } from "./contacts.ts";
import { expect, test } from "./fixtures.ts";

/**
 * Opens the page of a new deposit, types a note and waits until the device has stored the draft. Returns the
 * note's control and the paths.
 */
async function noteOnDeposit(page: Page, words: string) {
	const fields = { name: ownName("Juniper"), breed: "Poodle", available: "on" };
	const puppy = await sendForm(page, "/admin/puppies/new", fields);
	const puppyId = /\/puppies\/(\d+)/.exec(puppy)?.[1] ?? "";
	const reservation = await sendForm(page, "/admin/reservations/new", { puppyId, price: "5000" });
	await sendForm(page, `${reservation}/payments/new`, { kind: "deposit", amount: "500" });
	await page.goto(reservation);
	await page.getByRole("link", { name: "Edit" }).last().click();
	const note = page.getByLabel("Note");
	await note.fill(words);
	const address = page.url();
	await expect
		.poll(() => page.evaluate(() => Object.keys(localStorage).join()))
		.toContain("payment");
	return { note, reservation, address };
}

test("a payment's draft doesn't revert what another form changed since it was written", async ({
	page,
}) => {
	const { note, reservation, address } = await noteOnDeposit(page, "Check 12");
	await page.goto(reservation);
	const came = { receivedOn: "2026-11-03", method: "cash" };
	await sendForm(page, address, { kind: "deposit", amount: "500", ...came });
	await page.goto(address);
	await expect(page.getByLabel("Method")).toHaveValue("cash");
	await page.getByRole("button", { name: "Restore what you wrote" }).click();
	await expect(note).toHaveValue("Check 12");
	await page.getByRole("button", { name: "Save payment" }).click();
	await expect(page.getByText("The payment was saved.")).toBeVisible();
	await page.goto(address);
	await expect(note).toHaveValue("Check 12");
	await expect(page.getByLabel("Method")).toHaveValue("cash");
});

test("a restored draft is saved once the other editor's text has been shown", async ({ page }) => {
	const { note, reservation, address } = await noteOnDeposit(page, "Check 12");
	await page.goto(reservation);
	await sendForm(page, address, { kind: "deposit", amount: "500", note: "In an envelope" });
	await page.goto(address);
	await expect(note).toHaveValue("In an envelope");
	await page.getByRole("button", { name: "Restore what you wrote" }).click();
	await expect(note).toHaveValue("Check 12");
	const save = page.getByRole("button", { name: "Save payment" });
	await save.click();
	await expect(page.getByRole("note").filter({ hasText: "Which version stays?" })).toContainText(
		"In an envelope",
	);
	await save.click();
	await expect(page.getByText("The payment was saved.")).toBeVisible();
	await page.goto(address);
	await expect(note).toHaveValue("Check 12");
});

test("unsaved text about a family survives another editor's save and a button beside it", async ({
	page,
}) => {
	const name = ownName("Dana");
	const email = `${crypto.randomUUID()}@example.com`;
	await sendMessage(page, { name, email, message: "We would like to meet Juniper." });
	await openFrom(page, `/admin/families?search=${encodeURIComponent(name)}`, FAMILY);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
	const path = new URL(page.url()).pathname;
	await page.getByText("Plan a next step").click();
	const [step, breeds] = [page.getByLabel("What comes next"), page.getByLabel("Breeds")];
	await step.fill("Send pictures");
	await breeds.fill("Poodle");
	await sendForm(page, path, {
		intent: "step",
		nextStep: "Call about Fig",
		base: JSON.stringify({ nextStep: "", nextStepOn: "" }),
	});
	await sendForm(page, path, { intent: "details", name, wishBreeds: "Beagle" });
	await page.getByRole("button", { name: "Talking" }).click();
	await expect(page.getByText("Call about Fig")).toBeVisible();
	await expect(step).toHaveValue("Send pictures");
	await expect(breeds).toHaveValue("Poodle");
	await page.locator("#details").getByRole("button", { name: "Save" }).click();
	const theirs = page.getByRole("note").filter({ hasText: "Which version stays?" });
	await expect(theirs).toContainText("Beagle");
	// The form knows about changes made by the page's own buttons.
	await page.getByRole("button", { name: "Done" }).click();
	await expect(page.getByText("The next step is done.").first()).toBeVisible();
	await expect(page.getByText("Plan a next step")).toBeVisible();
	await expect(step).toHaveValue("Send pictures");
	await page.getByRole("button", { name: "Today" }).click();
	await expect(page.getByText("The next step is saved").first()).toBeVisible();
});
