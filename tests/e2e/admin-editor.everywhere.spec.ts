/**
 * Tests the editor of documents: rows of lists are added, moved and removed, and what is on the screen is
 * published. Other projects edit the same document at once, so each test has rows of its own.
 */
import type { Locator, Page } from "@playwright/test";
import { ownName, signIn } from "./admin.ts";
import { expect, expectGoodPage, test } from "./fixtures.ts";

const editor = "/admin/content/delivery";

const waysOn = (page: Page) => page.getByRole("group", { name: "Ways of delivery" });
const rowsOf = (ways: Locator) => ways.getByRole("group", { name: /^Way \d/ });

/** Adds a row, whose first control then has the focus. */
async function addRow(ways: Locator, name: string) {
	const before = await rowsOf(ways).count();
	await ways.getByRole("button", { name: "Add: Way" }).click();
	const row = rowsOf(ways).nth(before);
	await expect(row.getByLabel("Way", { exact: true })).toBeFocused();
	await row.getByLabel("Way", { exact: true }).fill(name);
	return row;
}

const publish = async (page: Page) => {
	await page.getByRole("button", { name: "Publish", exact: true }).click();
	await expect(page.getByText(/^Published\./)).toBeVisible();
};

test("rows are added, moved and removed, nothing typed is lost, and Publish publishes what is on the screen", {
	tag: "@without-script",
}, async ({ page }) => {
	const [kept, dropped] = [ownName("Sail"), ownName("Balloon")];
	await signIn(page, editor);
	const ways = waysOn(page);
	const first = await addRow(ways, kept);
	await first.getByLabel("Price").fill("Free");
	await addRow(ways, dropped);
	const place = (await rowsOf(ways).count()) - 1;
	// The price was typed before the second row was added, and both rows move with what is in them.
	await ways.getByRole("button", { name: `Move up: Way ${place}` }).click();
	await expect(
		rowsOf(ways)
			.nth(place - 2)
			.getByLabel("Way", { exact: true }),
	).toHaveValue(kept);
	await expect(
		rowsOf(ways)
			.nth(place - 2)
			.getByLabel("Price"),
	).toHaveValue("Free");
	await ways.getByRole("button", { name: `Remove: Way ${place + 1}` }).click();
	await expect(rowsOf(ways)).toHaveCount(place);
	await expectGoodPage(page);
	await publish(page);
	await page.goto("/puppy-delivery");
	await expect(page.getByText(kept)).toBeVisible();
	await expect(page.getByText(dropped)).toHaveCount(0);

	await page.goto(editor);
	const names = await rowsOf(ways).getByLabel("Way", { exact: true }).all();
	const values = await Promise.all(names.map((name) => name.inputValue()));
	const own = values.indexOf(kept) + 1;
	await ways.getByRole("button", { name: `Remove: Way ${own}` }).click();
	await expect(rowsOf(ways)).toHaveCount(values.length - 1);
	await publish(page);
	await page.goto("/puppy-delivery");
	await expect(page.getByText(kept)).toHaveCount(0);
});

test("an empty row is asked about, and what was typed elsewhere stays", async ({ page }) => {
	const lead = ownName("Typed before");
	await signIn(page, editor);
	await page.getByLabel("Under the title").fill(lead);
	await addRow(waysOn(page), "");
	await page.getByRole("button", { name: "Save draft" }).click();
	await expect(page.getByText("Please fill in “Way”.").first()).toBeVisible();
	await expect(page.getByLabel("Under the title")).toHaveValue(lead);
});
