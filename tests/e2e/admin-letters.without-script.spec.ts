/** Tests switching automatic emails on and off. */
import { signIn } from "./admin.ts";
import { expect, test } from "./fixtures.ts";

test("an automatic email can be switched on and off", { tag: "@without-script" }, async ({
	page,
}) => {
	await signIn(page, "/admin/letters");
	const name = "The day after going home";
	await page.getByRole("button", { name: `Turn on ${name}` }).click();
	await expect(page.getByText(`“${name}” is on.`)).toBeVisible();
	await page.getByRole("button", { name: `Turn off ${name}` }).click();
	await expect(page.getByText(`“${name}” is off.`)).toBeVisible();
	await expect(page.getByRole("button", { name: `Turn on ${name}` })).toBeVisible();
});
