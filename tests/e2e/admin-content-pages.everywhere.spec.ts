/** Tests how the trainer creates a page of her own. */
import type { Page } from "@playwright/test";
import { ownName, signIn } from "./admin.ts";
import { expect, expectGoodPage, test } from "./fixtures.ts";

const save = async (page: Page) => {
	await page.getByRole("button", { name: "Save draft" }).click();
	await expect(page.getByText("Saved as a draft.").first()).toBeVisible();
};

const publishedOrNothing = /^(Published|There was nothing to publish)/;

/** Other projects share the site, so their tests may publish the same document in the meantime. */
const publish = (page: Page) =>
	expect(async () => {
		await page.getByRole("button", { name: "Publish", exact: true }).click();
		await expect(page.getByText(publishedOrNothing)).toBeVisible();
	}).toPass();

test("a page with every kind of block is written, published and found in the navigation", async ({
	page,
}) => {
	const title = ownName("Health and guarantee");
	const slug = title.toLowerCase().replace(/ /g, "-");
	const block = (number: number, kind: string) =>
		page.getByRole("group", { name: `Block ${number}: ${kind}`, exact: true });
	await signIn(page, "/admin/content/lists/pages");
	await expectGoodPage(page);
	await page.getByRole("link", { name: "Add a page" }).first().click();
	await page.getByLabel("Title", { exact: true }).fill(title);

	await page.getByRole("button", { name: "Add: Text", exact: true }).click();
	const first = block(1, "Text");
	await first.getByLabel("Heading").fill("What we promise");
	const text = first.getByLabel(/^Text/);
	await text.fill("Some **bold** words, <b>no HTML</b>, and [a trick](javascript:alert(1)).");
	await page.getByRole("button", { name: "Save draft" }).click();
	await expect(text).toHaveAttribute("aria-invalid", "true");
	await expect(page.getByText(/which is not a valid address/).first()).toBeVisible();
	await expectGoodPage(page);
	await text.fill("Some **bold** words of {trainer}, <b>no HTML</b>, and [our reviews](/reviews).");

	await page.getByRole("button", { name: "Add: Question and answer" }).click();
	await block(2, "Question and answer").getByLabel("Question").fill("How long does it last?");
	await block(2, "Question and answer")
		.getByLabel("Answer")
		.fill("Two years.\n\n- for hips\n- for eyes");

	await page.getByRole("button", { name: "Add: Price table" }).click();
	const prices = block(3, "Price table");
	await prices.getByLabel("Heading").fill("What it costs");
	await prices.getByRole("button", { name: "Add: Price" }).click();
	await prices.getByRole("button", { name: "Add: Price" }).click();
	const price = (number: number) =>
		prices.getByRole("group", { name: `Price ${number}`, exact: true });
	const [visit, call] = [price(1), price(2)];
	await visit.getByLabel("What for").fill("A visit");
	await visit.getByLabel(/^Price/).fill("$40");
	await call.getByLabel("What for").fill("A call");
	await prices.getByRole("button", { name: "Move up: Price 2" }).click();
	await expect(visit.getByLabel("What for")).toHaveValue("A call");
	await expectGoodPage(page);

	await page.getByRole("button", { name: "Add: Picture with text" }).click();
	await block(4, "Picture with text").getByLabel("Heading").fill("Who looks after them");
	await page.getByRole("button", { name: "Move up: Block 3: Price table" }).click();
	await expect(block(2, "Price table").getByLabel("Heading")).toHaveValue("What it costs");
	await expectGoodPage(page);

	await page.getByLabel("Address").fill("reviews");
	await page.getByRole("button", { name: "Save draft" }).click();
	await expect(page.getByText("The site itself uses /reviews.").first()).toBeVisible();
	await page.getByLabel("Address").fill("");
	await page.getByLabel("Link to the page").selectOption("At the top and at the bottom");
	await page.getByLabel("What the page is about").fill("What is promised for two years.");
	await save(page);
	expect((await page.request.get(`/${slug}`)).status()).toBe(404);

	await page.getByRole("link", { name: title }).click();
	await expect(page.getByLabel("Address")).toHaveValue(slug);
	const editor = page.url();
	await expect(block(2, "Price table").getByLabel("Heading")).toHaveValue("What it costs");
	await page.getByLabel("A line under the title").fill("Read this first.");
	await publish(page);

	await page.goto("/privacy");
	await page.getByRole("contentinfo").getByRole("link", { name: title }).click();
	await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
	await expect(page).toHaveURL(`/${slug}`);
	await expectGoodPage(page);
	// The page also hydrates when it is opened directly.
	await page.reload();
	await page.keyboard.press("Tab");
	await expect(page.locator("html[data-hydrated]")).toBeAttached();
	await expect(page.getByText("Read this first.")).toBeVisible();
	await expect(page.getByText("bold", { exact: true })).toHaveCSS("font-weight", /[67]\d\d/);
	await expect(page.getByText("of Maren, <b>no HTML</b>, and")).toBeVisible();
	await expect(page.getByRole("main").getByRole("link", { name: "our reviews" })).toBeVisible();
	await expect(page.getByRole("heading", { name: "How long does it last?" })).toBeVisible();
	await expect(page.getByRole("listitem").filter({ hasText: "for hips" })).toBeVisible();
	await expect(page.getByText("$40")).toBeVisible();
	await expect(page.locator('meta[name="description"]')).toHaveAttribute(
		"content",
		"What is promised for two years.",
	);
	expect(await (await page.request.get("/sitemap.xml")).text()).toContain(`/${slug}<`);

	await page.goto("/admin/content/lists/pages");
	await page.getByRole("button", { name: `Delete ${title}` }).click();
	await expect(page.getByText("Saved as a draft.").first()).toBeVisible();
	await expect(async () => {
		await page.reload();
		const button = page.getByRole("button", { name: "Publish", exact: true });
		if (await button.isVisible()) {
			await button.click({ timeout: 20_000 });
			await expect(page.getByText("Your own pages: published.")).toBeVisible();
		}
		expect((await page.request.get(`/${slug}`)).status()).toBe(404);
	}).toPass();
	await page.goto(editor);
	await expect(page.getByRole("note").filter({ hasText: "This was deleted" })).toBeVisible();
	await expectGoodPage(page);
});
