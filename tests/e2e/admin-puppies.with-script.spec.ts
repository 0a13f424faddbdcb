/** Tests what JavaScript adds to the form of a puppy. */
import { signIn } from "./admin.ts";
import { expect, test } from "./fixtures.ts";

test("the path follows the name until somebody types a path", async ({ page }) => {
	await signIn(page, "/admin/puppies/new");
	const [name, path] = [page.getByLabel("Name", { exact: true }), page.getByLabel("Page address")];
	await name.pressSequentially("Mr. Dârcy");
	await expect(path).toHaveValue("mr-darcy");
	await path.fill("darcy");
	await name.fill("Bingley");
	await expect(path).toHaveValue("darcy");
});
