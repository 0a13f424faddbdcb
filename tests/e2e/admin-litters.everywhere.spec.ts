/** Tests adding puppies that have most things in common: a duplicate of one, and a litter. */
import { BORN } from "../support/born.ts";
import { ownName, sendForm } from "./admin.ts";
import { expect, expectGoodPage, test } from "./fixtures.ts";

test("a duplicate begins with everything but a puppy's name, photos and sale", {
	tag: "@without-script",
}, async ({ page }) => {
	const [name, copy] = [ownName("Tansy"), ownName("Yarrow")];
	const form = {
		name,
		breed: "Labradoodle",
		dob: BORN,
		price: "$6,000",
		mother: "Ruth, Labradoodle",
	};
	const address = await sendForm(page, "/admin/puppies/new", {
		...form,
		cardHeaderTitle: "Tansy the First",
		saleUpdate: "Lives on a hill.",
		available: "on",
	});
	await page.goto(address);
	await page.getByRole("link", { name: "Duplicate" }).click();
	await expect(page.getByText(`Filled in from ${name}`)).toBeVisible();
	await expectGoodPage(page);
	await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
	await expect(page.getByLabel("Title on the card")).toHaveValue("");
	await expect(page.getByLabel("Sale update")).toHaveValue("");
	await page.getByRole("textbox", { name: "Price" }).fill("60");
	await page.getByLabel("Name", { exact: true }).fill(copy);
	await page.getByRole("button", { name: "Save draft" }).click();
	await expect(page.getByRole("alert")).toContainText("visitors would see $60");
	await page.getByRole("textbox", { name: "Price" }).fill("$6,200");
	await page.getByRole("button", { name: "Save draft" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Edit ${copy}`);
	await expect(page.getByLabel("Mother", { exact: false }).first()).toHaveValue(form.mother);
	await expect(page.getByLabel("Date of birth")).toHaveValue(BORN);
	await expect(page.getByText("No photos yet.")).toBeVisible();
});
