/** Tests looking for a puppy by size, sex, age, price and time, with and without JavaScript. */

import { cards, choose, LIST, openFinder } from "./finding.ts";
import { expect, expectGoodPage, test } from "./fixtures.ts";

test("choices narrow the list, show how many puppies they leave, and can be removed", async ({
	page,
}) => {
	await page.goto(LIST);
	const form = await openFinder(page);
	await expect(form.getByLabel("Grown size")).toContainText("Medium, 30–59 lb (5)");
	await choose(page, "Grown size", "medium");
	await expect(page).toHaveURL(/[?&]size=medium\b/);
	await expect(cards(page)).toHaveCount(5);
	await expect(page.getByText("Showing all 5").last()).toBeVisible();

	await choose(page, "Sex", "female");
	await expect(page).toHaveURL(/[?&]sex=female\b/);
	await expect(cards(page)).toHaveCount(3);
	const filters = page.getByRole("navigation", { name: "Filter puppies" });
	await expect(filters.getByRole("link", { name: "Sold (2)" })).toBeVisible();
	await expectGoodPage(page);

	await choose(page, "Grown size", "");
	await expect(page).not.toHaveURL(/medium/);
	await expect(page).toHaveURL(/sex=female/);
	await expect(cards(page)).toHaveCount(5);
	await page.getByRole("link", { name: "Clear all", exact: true }).click();
	await expect(page).toHaveURL(LIST);
	await expect(cards(page)).toHaveCount(8);
});

test("filters and the search keep the sort order", async ({ page }) => {
	await page.goto(`${LIST}?filter=sold`);
	await choose(page, "Order", "price-low");
	await expect(cards(page).first()).toContainText("$4,500");
	await expect(page).toHaveURL(/filter=sold.*sort=price-low/);
	await page.getByRole("link", { name: "All (10)" }).click();
	await expect(cards(page).first()).toContainText("Juniper");
	await expect(page).toHaveURL(/sort=price-low/);
	const search = page.getByRole("searchbox");
	await search.fill("bernedoodle");
	await search.press("Enter");
	await expect(page).toHaveURL(/sort=price-low.*search=bernedoodle/);
	await expect(cards(page)).toHaveCount(2);
});

test("if no puppies match, the page shows the nearest ones and the waiting list", async ({
	page,
}) => {
	await page.goto(`${LIST}?size=small&price=7000`);
	await expect(page.getByText("No puppies match all your choices.").last()).toBeVisible();
	const nearest = page.getByRole("region", { name: "Closest to what you chose" });
	await expect(nearest).toContainText("Without “Small”, there is one.");
	await expect(nearest.getByRole("article")).toHaveCount(1);
	await expect(nearest.getByRole("article")).toContainText("Juniper");
	await expect(
		page.getByRole("link", { name: "Join the Waiting List", exact: true }),
	).toHaveAttribute("href", "/waiting-list");
	await expectGoodPage(page);
	await page.getByRole("link", { name: "Clear All Choices" }).click();
	await expect(page).toHaveURL(LIST);
	await expect(cards(page)).toHaveCount(8);
});

test("the search says which fields it covers", async ({ page }) => {
	await page.goto(LIST);
	const search = page.getByRole("searchbox", { name: "name, breed, sex or personality" });
	await expect(search).toHaveAttribute("placeholder", "Name, breed, sex, personality");
});

test("a profile shows parents, health and guarantee only if there is text about them", async ({
	page,
}) => {
	await page.goto(`${LIST}/juniper`);
	const pills = page.getByRole("navigation", { name: "Juniper’s profile" });
	await pills.getByRole("link", { name: "Parents" }).click();
	await expect(page.getByRole("heading", { name: "Parents", exact: true })).toBeInViewport();
	await expect(page.getByRole("region", { name: "Parents" })).toContainText("Ginger");
	await expect(page.getByRole("region", { name: "Health" })).toContainText("DHPP, first");
	await expect(pills.getByRole("link", { name: "Guarantee" })).toHaveAttribute(
		"href",
		"#guarantee",
	);
	await expect(page.getByText("Play video: One lesson, start to finish")).toBeAttached();

	await page.goto(`${LIST}/maple`);
	for (const section of ["Parents", "Health", "Guarantee"]) {
		await expect(page.getByRole("heading", { name: section, exact: true })).toHaveCount(0);
		await expect(page.getByRole("link", { name: section, exact: true })).toHaveCount(0);
	}
	await expectGoodPage(page);
});
