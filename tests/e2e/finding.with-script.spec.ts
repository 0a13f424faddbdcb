/** Tests what JavaScript adds to the form that narrows the list. */

import { cards, LIST, openFinder } from "./finding.ts";
import { expect, test } from "./fixtures.ts";

const mark = () => {
	document.documentElement.dataset.sameDocument = "yes";
};

test("a choice shows its puppies at once, without a reload, and keeps the focus", async ({
	page,
}) => {
	await page.goto(LIST);
	await page.evaluate(mark);
	const form = await openFinder(page);
	const size = form.getByLabel("Grown size");
	await size.focus();
	await size.selectOption("medium");
	await expect(page).toHaveURL(`${LIST}?size=medium`);
	await expect(cards(page)).toHaveCount(5);
	await expect(size).toBeFocused();
	await expect(form.getByRole("button")).toHaveCount(0);
	await form.getByLabel("Price").selectOption("6000");
	await expect(page).toHaveURL(`${LIST}?size=medium&price=6000`);
	await expect(cards(page)).toHaveCount(3);
	await expect(form.getByLabel("Sex")).toContainText("Female (2)");
	await expect(page.locator("html")).toHaveAttribute("data-same-document", "yes");
});

test("Back and Forward restore the choices and the cards", async ({ page }) => {
	await page.goto(LIST);
	const form = await openFinder(page);
	const [size, sex] = [form.getByLabel("Grown size"), form.getByLabel("Sex")];
	await size.focus();
	await size.selectOption("large");
	await expect(cards(page)).toHaveCount(5);
	await sex.focus();
	await sex.selectOption("male");
	await expect(cards(page)).toHaveCount(3);

	await page.goBack();
	await expect(cards(page)).toHaveCount(5);
	await expect(sex).toHaveValue("");
	await expect(size).toHaveValue("large");
	await page.goBack();
	await expect(page).toHaveURL(LIST);
	await expect(cards(page)).toHaveCount(8);
	await expect(size).toHaveValue("");
	await page.goForward();
	await expect(cards(page)).toHaveCount(5);
	await expect(size).toHaveValue("large");

	// The same after visiting another page.
	await cards(page).first().getByRole("link").first().click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bramble");
	await page.goBack();
	await expect(cards(page)).toHaveCount(5);
	await openFinder(page);
	await expect(size).toHaveValue("large");
});

test.describe("before the page is hydrated", () => {
	test.use({ isHydrated: false });

	test("a choice made earlier takes effect once it is", async ({ page }) => {
		await page.goto(LIST);
		const form = await openFinder(page);
		const size = form.getByLabel("Grown size");
		await size.focus();
		await size.selectOption("medium");
		await expect(cards(page)).toHaveCount(5);
		await expect(page).toHaveURL(`${LIST}?size=medium`);
		await expect(size).toHaveValue("medium");
	});
});
