/** Tests how the trainer enters what families say, and decides what visitors see of it. */
import type { Page } from "@playwright/test";
import { ownName, signIn } from "./admin.ts";
import { expect, expectGoodPage, test } from "./fixtures.ts";

const toast = (page: Page) =>
	expect(page.getByText("Saved as a draft. Visitors read it once you publish it.")).toBeVisible();

/** Other projects share the site, so their tests may save or publish the same document in the meantime. */
const publish = (page: Page) =>
	expect(async () => {
		await page.reload();
		const button = page.getByRole("button", { name: "Publish", exact: true });
		if (await button.isVisible()) await button.click({ timeout: 20_000 });
		await expect(page.getByText("Visitors read what you wrote.")).toBeVisible({ timeout: 20_000 });
	}).toPass();

async function addReview(page: Page, { name, stars }: { name: string; stars: string }) {
	await page.getByRole("link", { name: "Add a review" }).first().click();
	await page.getByLabel("Reviewer", { exact: true }).fill(name);
	await page.getByLabel("Review", { exact: true }).fill("She sits, and means it.");
	await page.getByLabel("Stars").selectOption(stars);
	await page.getByLabel(/agreed to be shown/).check();
	await page.getByRole("button", { name: "Save draft" }).click();
	// Waits for the list, because the toast may belong to an earlier save.
	await expect(page.getByRole("link", { name })).toBeVisible();
}

test("a testimonial is added and published, and appears on its page and on the home page", async ({
	page,
}) => {
	const name = ownName("Noor");
	await signIn(page, "/admin/content/lists/testimonials");
	await expectGoodPage(page, { isScanned: false });
	await page.getByRole("link", { name: "Add a testimonial" }).first().click();
	// Spaces pass the browser’s own validation.
	await page.getByLabel("Who said it").fill(" ");
	await page.getByLabel("What they said").fill(" ");
	await page.getByRole("button", { name: "Save draft" }).click();
	await expect(page.getByText("Please fill in “What they said”.").first()).toBeVisible();
	await expectGoodPage(page);
	await page.getByLabel("Who said it").fill(name);
	await page.getByLabel("What they said").fill(`${name} says: she waits at the door.`);
	await page.getByLabel("Short version for the home page").fill(`${name}, in short.`);
	await page.getByLabel("On the home page").check();
	await page.getByRole("button", { name: "Save draft" }).click();
	await toast(page);
	const entry = page.getByRole("listitem").filter({ hasText: name });
	await expect(entry).toContainText("Not shown: the family has not agreed");

	await entry.getByRole("link", { name }).click();
	await expectGoodPage(page, { isScanned: false });
	await page.getByLabel("The family agreed to be shown").check();
	await page.getByRole("button", { name: "Save draft" }).click();
	await toast(page);
	await page.goto("/admin/content/lists/testimonials");
	await expect(entry.getByText("On the home page", { exact: true })).toBeVisible();
	await publish(page);

	await page.goto("/testimonials");
	await expect(page.getByText(`“${name} says: she waits at the door.”`)).toBeVisible();
	await page.goto("/");
	await expect(page.getByText(`“${name}, in short.”`)).toBeVisible();

	await page.goto("/admin/content/lists/testimonials");
	await page.getByRole("button", { name: `Delete ${name}` }).click();
	await toast(page);
	await expect(page.getByRole("button", { name: `Take back ${name}` })).toBeVisible();
	await expectGoodPage(page);
	await publish(page);
	await page.goto("/testimonials");
	await expect(page.getByText(name)).toBeHidden();
});

/** Returns the rating that search engines get, and the average of the reviews on the page. */
async function ratings(page: Page) {
	await page.goto("/reviews");
	const told = await page.locator('script[type="application/ld+json"]').allTextContents();
	const things = told.flatMap((text): unknown[] => JSON.parse(text)["@graph"]);
	const rating = JSON.stringify(things).match(/"ratingValue":([\d.]+).*?"reviewCount":(\d+)/);
	const labels = page.getByRole("article").getByRole("img", { name: / out of 5 stars$/ });
	const stars = await labels.evaluateAll((images) =>
		images.map((image) => Number.parseInt(image.getAttribute("aria-label") ?? "", 10)),
	);
	const sum = stars.reduce((total, given) => total + given, 0);
	return {
		told: rating?.slice(1).map(Number),
		shown: [Math.floor((sum * 10) / stars.length) / 10, stars.length],
	};
}

test("a hidden review disappears from the page, and the rating changes", async ({ page }) => {
	const [kind, harsh] = [ownName("Kind"), ownName("Harsh")];
	await signIn(page, "/admin/content/lists/reviews");
	await expectGoodPage(page, { isScanned: false });
	const sample = page.getByRole("button", { name: "Delete all samples" });
	if (await sample.isVisible()) {
		await sample.click();
		await expect(sample).toBeHidden();
	}
	await addReview(page, { name: kind, stars: "5 stars" });
	await addReview(page, { name: harsh, stars: "1 star" });
	await publish(page);
	const before = await ratings(page);
	await expect(page.getByRole("article").filter({ hasText: harsh })).toBeVisible();
	expect(before.told).toEqual(before.shown);
	await expectGoodPage(page);

	await page.goto("/admin/content/lists/reviews");
	await page.getByRole("button", { name: `Hide ${harsh}` }).click();
	await expect(page.getByRole("button", { name: `Show ${harsh}` })).toBeVisible();
	await publish(page);
	const after = await ratings(page);
	await expect(page.getByRole("article").filter({ hasText: kind })).toBeVisible();
	await expect(page.getByText(harsh)).toBeHidden();
	expect(after.told).toEqual(after.shown);

	await page.goto("/admin/content/lists/reviews");
	for (const name of [kind, harsh]) {
		await page.getByRole("button", { name: `Delete ${name}` }).click();
		await expect(page.getByRole("button", { name: `Take back ${name}` })).toBeVisible();
	}
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
