/** Tests adding a picture in the form that shows it. */
import { ownName, signIn } from "./admin.ts";
import { expect, expectGoodPage, test } from "./fixtures.ts";
import { noPicture, plainPhoto } from "./pictures-to-upload.ts";

const processing = { timeout: 60_000 };

test("a picture is added where it is needed, and is chosen, described and published with one press", async ({
	page,
	context,
}) => {
	const title = ownName("pups at dusk");
	const [path, section] = ["/reserving-a-puppy", "reserving.top"];
	await signIn(page, `/admin/site${path}?section=${section}`);
	const fields = page.getByRole("complementary");
	const add = fields.getByLabel("Add a new picture");
	const { file, reason } = noPicture;
	await add.setInputFiles(file);
	await expect(fields.getByRole("listitem").filter({ hasText: file.name })).toContainText(
		reason,
		processing,
	);
	await add.setInputFiles(await plainPhoto(`${title.replaceAll(" ", "-")}.png`));
	await expect(fields.getByText("It is chosen.")).toBeVisible(processing);
	await expect(fields.getByRole("radio", { name: title })).toBeChecked();
	await expectGoodPage(page);
	await fields.getByRole("button", { name: "Publish" }).click();
	await expect(page.getByText(/^Published\./)).toBeVisible();
	const visitor = await context.browser()?.newContext();
	const read = async () => (await visitor?.request.get(new URL(path, page.url()).href))?.text();
	await expect.poll(read).toContain(`alt="${title}"`);
	await visitor?.close();
});
