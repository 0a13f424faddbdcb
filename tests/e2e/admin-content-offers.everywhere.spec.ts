/** Tests how the trainer changes what she offers: a program, and how a puppy's price is divided. */
import type { Page } from "@playwright/test";
import { ownName, signIn } from "./admin.ts";
import { expect, expectGoodPage, test } from "./fixtures.ts";

/** The health share of a price, and the sum of the health and support shares. */
const [health, BOTH] = [13, 20];

const saveButton = (page: Page) => page.getByRole("button", { name: "Save draft" });

/** Publishes the draft, unless another test has just done so. */
async function publish(page: Page, path: string) {
	await page.goto(path);
	const button = page.getByRole("button", { name: "Publish", exact: true });
	if (await button.isVisible()) await button.click();
	await expect(page.getByText("Visitors read what you wrote.")).toBeVisible({ timeout: 5_000 });
}

test("a program gets a new name and price, and all pages show them once it is published", async ({
	page,
}) => {
	const name = ownName("Lessons");
	const address = "/training-programs/day-training";
	const editor = "/admin/content/lists/programs/day-training";
	await signIn(page, "/admin/content/lists/programs");
	await expectGoodPage(page);
	await page.goto(editor);
	await page.getByLabel("Name in lists").fill(name);
	const price = page.getByRole("group", { name: "Price 1" }).getByLabel("Price", { exact: true });
	await price.fill("a lot");
	await saveButton(page).click();
	await expect(page.getByText("This price has no amount.").first()).toBeVisible();
	await expect(price).toHaveAttribute("aria-invalid", "true");
	await expect(page.getByLabel("Name in lists")).toHaveValue(name);
	await expectGoodPage(page);
	await price.fill("{consultation} and a cake");
	await saveButton(page).click();
	await expect(page.getByText("Saved as a draft.")).toBeVisible();
	expect(await (await page.request.get("/training-programs")).text()).not.toContain(name);

	await expect(() => publish(page, editor)).toPass();
	await page.goto("/training-programs");
	await page.getByRole("main").getByRole("link", { name }).click();
	await expect(page).toHaveURL(address);
	await expect(page.getByText("$40 and a cake")).toBeVisible();
	await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toContainText(name);
	await expectGoodPage(page, { isScanned: false });
});

test("the shares of a puppy's price must add up to 100%, and a profile then shows them", async ({
	page,
}) => {
	const editor = "/admin/content/investment";
	const share = (number: number) =>
		page.getByRole("group", { name: `Part ${number}` }).getByLabel("Percent");
	await signIn(page, editor);
	await expectGoodPage(page, { isScanned: false });
	await share(3).fill(String(health));
	await share(4).fill("1");
	await expect(page.getByText(`The shares add up to ${81 + health}%,`)).toBeVisible();
	await saveButton(page).click();
	await expect(page.getByText(`${BOTH - 1 - health}% is missing.`).first()).toBeVisible();
	await expect(share(4)).toHaveAttribute("aria-invalid", "true");
	await expectGoodPage(page);

	// The amounts are those of the cheapest puppy, $4,500. Another test may save its own shares in the meantime.
	await expect(async () => {
		await page.goto(editor);
		await share(3).fill(String(health));
		await share(4).fill(String(BOTH - health));
		await saveButton(page).click();
		await expect(page.getByText(/^(Saved as a draft|There was nothing to save)/)).toBeVisible({
			timeout: 5_000,
		});
		await expect(page.getByRole("row", { name: "Health and certification" })).toContainText(
			`$${health * 45}`,
			{ timeout: 5_000 },
		);
		await page.getByRole("button", { name: "Publish", exact: true }).click();
		await expect(page.getByText(/^(Published|There was nothing to publish)/)).toBeVisible();
		await page.goto("/trained-puppies-for-sale/juniper");
		await expect(page.getByRole("row", { name: "Health and certification" })).toContainText(
			`${health}%`,
			{ timeout: 5_000 },
		);
	}).toPass();
});
