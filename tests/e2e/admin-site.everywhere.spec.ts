/** Tests that the trainer edits her site where she sees it: the page, a section's fields, the page again. */
import { ownName, signIn } from "./admin.ts";
import { expect, expectGoodPage, test } from "./fixtures.ts";

test("a sentence is edited on its page, is a draft there, and one press publishes it", async ({
	page,
	context,
}) => {
	const next = ownName("Onward");
	const [path, section] = ["/puppy-delivery", "delivery.end"];
	await signIn(page, `/admin/site${path}`);
	const shown = page.frameLocator("iframe");
	await shown.locator(`[id="${section}"]`).getByRole("link", { name: "Edit" }).click();
	const fields = page.getByRole("complementary", { name: "End of the page" });
	await fields.getByRole("textbox", { name: "Above the last button" }).fill(next);
	await expectGoodPage(page);
	await fields.getByRole("button", { name: "Save draft" }).click();
	await expect(page.getByText("Saved as a draft.")).toBeVisible();
	// The page is shown again, at the same place, with the draft.
	await expect(page).toHaveURL(new RegExp(`at=${section}$`));
	await expect(shown.locator(`[id="${section}"]`)).toContainText(next);
	await expect(shown.locator(`[id="${section}"]`)).toBeInViewport();
	const visitor = await context.browser()?.newContext();
	const read = async () => (await visitor?.request.get(new URL(path, page.url()).href))?.text();
	expect(await read()).not.toContain(next);

	await page.getByText(/changes? (is|are) not published/).click();
	await expect(page.getByText(next)).toBeVisible();
	await page.getByRole("button", { name: "Publish all of it" }).click();
	// Another project's test may have published it with its own a moment before.
	await expect(page.getByText(/^(Published|There was nothing to publish)/)).toBeVisible();
	await expect.poll(read).toContain(next);
	expect(await read()).not.toContain("Edit</a>");
	await visitor?.close();
});

test("links of the navigation are renamed and moved beside the page that shows them", async ({
	page,
}) => {
	const path = "/puppy-training";
	const name = ownName("How we train");
	await signIn(page, `/admin/site${path}?section=site.buying`);
	const shown = page.frameLocator("iframe").getByRole("navigation", { name: "Buying a puppy" });
	const fields = page.getByRole("complementary", { name: "Links at the bottom, third column" });
	const link = (number: number) =>
		fields.getByRole("group", { name: `Link ${number}`, exact: true }).getByLabel("Label");
	await expect(link(3)).not.toHaveValue("");
	await link(3).fill(name);
	await fields.getByRole("button", { name: "Move up: Link 3" }).click();
	await expect(link(2)).toHaveValue(name);
	await expectGoodPage(page);
	await fields.getByRole("button", { name: "Add: Link" }).click();
	await link(6).fill("Garden");
	await fields
		.getByRole("group", { name: "Link 6", exact: true })
		.getByLabel("Leads to")
		.fill("/no-such-page");
	await fields.getByRole("button", { name: "Save draft" }).click();
	await expect(
		page.getByText("Visitors won’t find a page at /no-such-page.").first(),
	).toBeVisible();
	await fields.getByRole("button", { name: "Remove: Link 6" }).click();
	await fields.getByRole("button", { name: "Save draft" }).click();
	await expect(page.getByText("Saved as a draft.")).toBeVisible();
	await expect(shown.getByText(name).first()).toBeAttached();
});

test("only an admin's preview can be shown in a frame", async ({ page }) => {
	const headers = { "Sec-Fetch-Dest": "iframe", "Sec-Fetch-Site": "same-origin" };
	const refused = await page.request.get("/puppy-delivery", { headers });
	expect(refused.headers()["x-frame-options"]).toBe("DENY");
	expect(refused.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
});
