/** Tests what JavaScript adds to an admin's day: the search shortcut, sliders, and a Today that updates itself. */
import type { Page } from "@playwright/test";
import { daysBefore } from "../../app/business/days.ts";
import { ownName, sendForm, signIn } from "./admin.ts";
import { sendMessage } from "./contacts.ts";
import { expect, expectGoodPage, test } from "./fixtures.ts";

test("Control+K opens the search, and within it focuses the search box", async ({ page }) => {
	await signIn(page, "/admin/families/messages");
	await page.keyboard.press("Control+k");
	await expect(page).toHaveURL("/admin/search");
	const field = page.getByLabel("Search everything");
	await expect(field).toBeFocused();
	await field.fill("account");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("region", { name: "Pages" })).toContainText("Account");
	await expectGoodPage(page);
	await page.getByRole("heading", { level: 1 }).click();
	await page.keyboard.press("Control+k");
	await expect(field).toBeFocused();
});

test("a slider and its number stay in sync", async ({ page }) => {
	await signIn(page, "/admin/puppies/new");
	await page.getByRole("region", { name: "Temperament" }).getByText("Fill in now").click();
	const number = page.getByLabel(/^Quiet to lively \(/);
	const slider = page.getByRole("slider", { name: "Slider: quiet to lively" });
	await slider.focus();
	await page.keyboard.press("End");
	await expect(number).toHaveValue("100");
	await number.fill("30");
	await expect(slider).toHaveValue("30");
	await number.fill("");
	await expect(slider).toHaveAttribute("aria-valuetext", "empty");
});

/** Adds a family with a next step that comes first on Today, because it is overdue by years. */
async function planStep(page: Page, name: string, daysOverdue: number) {
	const email = `${crypto.randomUUID()}@family.example`;
	const family = await sendForm(page, "/admin/families/new", { name, email });
	await sendForm(page, family, {
		intent: "step",
		nextStep: "Call back",
		nextStepOn: daysBefore(new Date().toISOString().slice(0, 10), daysOverdue),
		base: JSON.stringify({ nextStep: "", nextStepOn: "" }),
	});
}

test("Today updates itself, but moves nothing while it is in use", async ({ page, browser }) => {
	await signIn(page);
	const elsewhere = await (await browser.newContext()).newPage();
	const steps = page.getByRole("region", { name: /^Next steps/ });
	const menu = page
		.getByRole("navigation", { name: "Admin" })
		.getByRole("link", { name: /^Today/ });
	const open = async () => Number(/^\((\d+)\) Today/.exec(await page.title())?.[1] ?? 0);
	const isHidden = (value: boolean) =>
		page.evaluate((isIt) => {
			Object.defineProperty(document, "hidden", { configurable: true, get: () => isIt });
		}, value);

	await isHidden(true);
	const before = await open();
	const message = { email: `${crypto.randomUUID()}@example.com`, message: "Is Fig still there?" };
	await sendMessage(elsewhere, { name: ownName("Lee"), ...message });
	await expect.poll(open).toBeGreaterThan(before);
	await expect(menu).toContainText(String(await open()));
	const first = ownName("Dana");
	await planStep(elsewhere, first, 1_500);
	await expect(steps).toContainText(first);

	await isHidden(false);
	await page.keyboard.press("Shift");
	const done = steps.getByRole("listitem").filter({ hasText: first }).getByRole("button").first();
	await done.focus();
	const { y } = (await done.boundingBox()) ?? {};
	const second = ownName("Otto");
	await planStep(elsewhere, second, 1_501);
	const show = page.getByRole("status").getByRole("button", { name: /new$|^Show what changed$/ });
	await expect(show).toBeVisible();
	await expect(steps).not.toContainText(second);
	await expect(done).toBeFocused();
	expect((await done.boundingBox())?.y).toBe(y);
	await expectGoodPage(page);

	const known = await open();
	await page.keyboard.press("Shift");
	await sendMessage(elsewhere, {
		name: ownName("Kim"),
		email: `${crypto.randomUUID()}@example.com`,
		message: "And Otis?",
	});
	await expect.poll(open).toBeGreaterThan(known);
	await expect(menu).toContainText(String(await open()));
	await expect(steps).not.toContainText(second);
	await expect(done).toBeFocused();

	await show.click();
	await expect(steps).toContainText(second);
	await expect(show).toBeHidden();
	await expect(page.getByRole("main")).toBeFocused();
	await elsewhere.context().close();
});
