/** Tests how the trainer enters what families say, and decides what visitors see of it. */
import type { Page } from "@playwright/test";
import { ownName, signIn } from "./admin.ts";
import { expect, expectGoodPage, test } from "./fixtures.ts";

const toast = (page: Page) =>
	expect(page.getByText("Saved as a draft. Visitors read it once you publish it.")).toBeVisible();

test("a testimonial is added, changed and taken out in its list, which says what visitors see of it", async ({
	page,
}) => {
	const name = ownName("Noor");
	await signIn(page, "/admin/content/lists/testimonials");
	await page.getByRole("link", { name: "Add a testimonial" }).first().click();
	// Spaces pass the browser’s own validation.
	await page.getByLabel("Who said it").fill(" ");
	await page.getByLabel("What they said").fill(" ");
	await page.getByRole("button", { name: "Save draft" }).click();
	await expect(page.getByText("Please fill in “What they said”.").first()).toBeVisible();
	await expectGoodPage(page);
	await page.getByLabel("Who said it").fill(name);
	await page.getByLabel("What they said").fill(`${name} says: she waits at the door.`);
	await page.getByLabel("On the home page").check();
	await page.getByRole("button", { name: "Save draft" }).click();
	const unseen = "Saved as a draft. Not shown: the family has not agreed.";
	await expect(page.getByText(unseen)).toBeVisible();
	const entry = page.getByRole("listitem").filter({ hasText: name });
	await expect(entry).toContainText("Not shown: the family has not agreed");

	await entry.getByRole("link", { name }).click();
	await page.getByLabel("The family agreed to be shown").check();
	await page.getByRole("button", { name: "Save draft" }).click();
	await toast(page);
	await page.goto("/admin/content/lists/testimonials");
	// Other tests choose for the same home page, and may have filled it.
	const isChosen = /^(On the home page|Chosen for the home page, which is full)$/;
	await expect(entry.getByText(isChosen)).toBeVisible();
	await page.getByRole("button", { name: `Delete ${name}` }).click();
	await toast(page);
	await expect(page.getByRole("button", { name: `Take back ${name}` })).toBeVisible();
	await expectGoodPage(page);
});

test("the pages about people can be rewritten in one form", async ({ page }) => {
	await signIn(page, "/admin/content/people");
	await expectGoodPage(page);
	const team = page.getByRole("region", { name: "The team" });
	await expect(team.getByLabel("Line under the heading")).toHaveValue(/^One trainer, one poodle/);
	await team.getByLabel("Heading", { exact: true }).fill(" ");
	await page.getByRole("button", { name: "Save draft" }).click();
	await expect(page.getByText("Please fill in “Heading”.").first()).toBeVisible();
});
