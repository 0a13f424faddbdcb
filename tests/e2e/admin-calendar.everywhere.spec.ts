/**
 * Tests the admin calendar: adding, viewing, changing and deleting a visit, and creating and revoking a feed.
 */
import type { Page } from "@playwright/test";
import { ownName, sendForm, signIn } from "./admin.ts";
import { expect, expectGoodPage, test } from "./fixtures.ts";

/** Returns a random month for each test, because others fill theirs at the same time. */
function ownMonth() {
	const number = Math.floor(Math.random() * 1_000);
	const month = String((number % 12) + 1).padStart(2, "0");
	return `${2_030 + Math.floor(number / 12)}-${month}`;
}

const save = (page: Page) => page.getByRole("button", { name: "Save" }).click();

test("an appointment is added, shown in month and agenda, moved and deleted", async ({ page }) => {
	test.slow();
	const month = ownMonth();
	const [day, later] = [`${month}-10`, `${month}-20`];
	const title = ownName("Vet, second shots");
	await signIn(page, `/admin/calendar?day=${month}-01`);
	await expectGoodPage(page, { isScanned: false });
	await page.goto(`/admin/calendar?day=${day}`);
	await page.getByRole("link", { name: /^Add on / }).click();
	await expectGoodPage(page);
	await expect(page.getByLabel("Day", { exact: true })).toHaveValue(day);
	await expect(page.getByLabel("What")).toHaveValue("visit");
	await page.getByLabel("Time").fill("14:30");
	await page.getByLabel("Title").fill(title);
	await save(page);

	// The month is shown again, with the day's entries below it.
	await expect(page.getByText("was saved.")).toBeVisible();
	await expect(page).toHaveURL(`/admin/calendar?day=${day}#day`);
	const ofDay = page.getByRole("region").filter({ has: page.getByRole("heading", { level: 2 }) });
	await expect(ofDay.getByRole("link", { name: title })).toBeVisible();
	await expect(ofDay.getByText("2:30 PM", { exact: true })).toBeVisible();
	await expect(page.getByRole("link", { name: /10, \d{4}, one entry$/ })).toBeVisible();
	await expectGoodPage(page);

	await page.goto(`/admin/calendar?view=agenda&day=${month}-01`);
	await expectGoodPage(page);
	await page.getByRole("link", { name: title }).click();
	await page.getByLabel("Day", { exact: true }).fill(later);
	await page.getByLabel("Last day").fill(day);
	await save(page);
	await expect(page.getByText("The last day comes before the first one.").first()).toBeVisible();
	await page.getByLabel("Last day").fill("");
	await save(page);
	await expect(page).toHaveURL(`/admin/calendar?day=${later}#day`);
	await expect(ofDay.getByRole("link", { name: title })).toBeVisible();
	await expect(page.getByRole("link", { name: /10, \d{4}, nothing planned$/ })).toBeVisible();

	await ofDay.getByRole("link", { name: title }).click();
	await page.getByRole("link", { name: "Delete" }).click();
	await expectGoodPage(page);
	await page.getByRole("button", { name: "Delete it" }).click();
	await expect(page.getByText("was deleted.")).toBeVisible();
	await expect(page.getByRole("link", { name: title })).toHaveCount(0);
});

test("links lead from month to month, and an empty one says so", async ({ page }) => {
	await signIn(page, "/admin/calendar?day=2199-11-01");
	await page.getByRole("link", { name: "December 2199" }).click();
	await expect(page.getByRole("heading", { name: "December 2199" })).toBeVisible();
	await expect(page.getByText("Nothing is planned in December 2199.")).toBeVisible();
	// The calendar ends with this year.
	await expect(page.getByRole("link", { name: "January 2200" })).toHaveCount(0);
	await page.getByRole("link", { name: "Agenda" }).click();
	await expect(page.getByRole("link", { name: "Later" })).toBeVisible();
	// An invalid address shows today.
	await page.goto("/admin/calendar?day=2026-99-01");
	await expect(page.getByRole("table")).toBeVisible();
});

test("a feed for a phone is created, shown once, and revoked", async ({ page }) => {
	const name = ownName("My phone");
	await signIn(page, "/admin/calendar/feeds");
	await expectGoodPage(page, { isScanned: false });
	await page.getByLabel("What it is for").fill(name);
	await page.getByRole("button", { name: "Make the address" }).click();
	const shown = page.getByLabel(`Address of the calendar for ${name}`);
	await expect(shown).toHaveValue(/\/calendar\/[\w-]{43}\.ics$/);
	await expectGoodPage(page);
	await expect(page.getByRole("link", { name: "Subscribe on this device" })).toHaveAttribute(
		"href",
		(await shown.inputValue()).replace(/^https?:/, "webcal:"),
	);
	await expect(page.getByRole("row", { name })).toContainText("Not yet");
	const { pathname } = new URL(await shown.inputValue());
	const read = async () => (await page.request.get(pathname)).status();
	expect(await read()).toBe(200);
	await page.goto("/admin/calendar/feeds");
	await expect(shown).toHaveCount(0);
	await expect(page.getByRole("row", { name })).not.toContainText("Not yet");
	// Between a phone and a wide screen, the dates leave room for the name.
	const size = page.viewportSize();
	await page.setViewportSize({ width: 1200, height: 800 });
	const { width = 0 } = (await page.getByRole("rowheader", { name }).boundingBox()) ?? {};
	expect(width).toBeGreaterThan(80);
	if (size) await page.setViewportSize(size);
	await page.getByRole("button", { name: `Revoke ${name}` }).click();
	await expect(page.getByText(`${name} can no longer read the calendar.`)).toBeVisible();
	await expect(page.getByRole("row", { name })).toHaveCount(0);
	expect(await read()).toBe(404);
});

test("there are figures for each year", async ({ page }) => {
	const family = { name: ownName("Dana"), email: `${crypto.randomUUID()}@family.example` };
	await sendForm(page, "/admin/families/new", { ...family, source: "A neighbor", note: "" });
	await signIn(page, "/admin/figures");
	const heads = page.getByRole("columnheader", { name: "Families" });
	await expect(heads.first()).toBeVisible();
	for (const head of await heads.all()) {
		expect((await head.boundingBox())?.height).toBeLessThan(40);
	}
	// On a phone they are one line that scrolls.
	const tops = await page
		.getByRole("navigation", { name: "Year" })
		.getByRole("link")
		.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
	expect(new Set(tops).size).toBe(1);
	await expectGoodPage(page);
	const thisYear = new Date().getFullYear();
	for (const year of [thisYear - 1, thisYear]) {
		const link = page.getByRole("link", { name: String(year), exact: true });
		await link.click();
		await expect(link).toHaveAttribute("aria-current", "true");
		await expect(page.getByRole("heading", { name: "Income by month" })).toBeVisible();
	}
	await expect(page.getByRole("heading", { name: "Owed by month" })).toBeVisible();
	const file = page.getByRole("link", { name: /^Payments of 20\d\d as CSV$/ });
	const response = await page.request.get((await file.getAttribute("href")) ?? "");
	expect(response.headers()["content-type"]).toBe("text/csv; charset=utf-8");
	expect((await response.text()).split("\r\n")[0]).toContain(
		'"Received on","What","Received","Refunded"',
	);
});
