/** Tests how the trainer creates a page of her own, and rewrites one of the site's. */
import type { Page } from "@playwright/test";
import { ownName, signIn } from "./admin.ts";
import { expect, expectGoodPage, test } from "./fixtures.ts";

const save = async (page: Page) => {
	await page.getByRole("button", { name: "Save draft" }).click();
	await expect(page.getByText("Saved as a draft.").first()).toBeVisible();
};

/** Other projects share the site, so their tests may save or publish the same document in the meantime. */
const publish = (page: Page) =>
	expect(async () => {
		await page.reload();
		const button = page.getByRole("button", { name: "Publish now" });
		if (await button.isVisible()) await button.click({ timeout: 20_000 });
		await expect(page.getByText(/Visitors read (what you wrote|the sample)/)).toBeVisible({
			timeout: 20_000,
		});
	}).toPass();

test("a page with every kind of block is written, published and found in the navigation", {
	tag: "@without-script",
}, async ({ page, javaScriptEnabled }) => {
	const title = ownName("Health and guarantee");
	const slug = title.toLowerCase().replace(/ /g, "-");
	await signIn(page, "/admin/content/pages");
	await expectGoodPage(page);
	await page.getByLabel("Title").fill(title);
	await page.getByRole("button", { name: "Add the page" }).click();
	await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
	const editor = page.url();

	await page.getByRole("button", { name: "Text", exact: true }).click();
	await page.getByLabel("Heading").fill("What we promise");
	const text = page.getByLabel("Text", { exact: false }).and(page.locator("textarea"));
	await text.fill("Some **bold** words, <b>no HTML</b>, and [a trick](javascript:alert(1)).");
	await page.getByRole("button", { name: "Save draft" }).click();
	await expect(text).toHaveAttribute("aria-invalid", "true");
	await expect(page.getByText(/which is not a valid address/).first()).toBeVisible();
	await expectGoodPage(page);
	await text.fill("Some **bold** words of {trainer}, <b>no HTML</b>, and [our reviews](/reviews).");
	await save(page);

	await page.getByRole("button", { name: "Question and answer" }).click();
	await page.getByLabel("Question").fill("How long does it last?");
	await page.getByLabel("Answer").fill("Two years.\n\n- for hips\n- for eyes");
	await save(page);

	await page.getByRole("button", { name: "Price table" }).click();
	await page.getByLabel("Heading").fill("What it costs");
	await page.getByLabel(/^Line 1 /).fill("A visit");
	await page.getByLabel("Price (optional) of line 1").fill("$40");
	await expectGoodPage(page);
	await save(page);

	await page.getByRole("button", { name: "Picture with words" }).click();
	await page.getByLabel("Heading").fill("Who looks after them");
	await expectGoodPage(page);
	await save(page);
	await page.getByRole("button", { name: "Move What it costs up" }).click();
	await expect(page.getByText("The block was moved up.")).toBeVisible();

	await page.getByLabel("Address").fill("reviews");
	await page.getByRole("button", { name: "Save draft" }).click();
	await expect(page.getByText("The site itself uses /reviews.").first()).toBeVisible();
	await page.getByLabel("Address").fill(slug);
	await page.getByLabel("Link to the page").selectOption("At the top and at the bottom");
	await page.getByLabel("What the page is about").fill("What is promised for two years.");
	await expectGoodPage(page);
	await save(page);
	expect((await page.request.get(`/${slug}`)).status()).toBe(404);
	await page.getByLabel("A line under the title").fill("Read this first.");
	// If another test saved its own page in the meantime, what is typed is saved but not published.
	await page.getByRole("button", { name: "Publish now" }).click();
	await expect(page.getByText(/: published\.|^What you wrote is saved/).first()).toBeVisible();
	await publish(page);

	await page.goto("/privacy");
	await page.getByRole("contentinfo").getByRole("link", { name: title }).click();
	await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
	await expect(page).toHaveURL(`/${slug}`);
	await expectGoodPage(page);
	// The page also hydrates when it is opened directly.
	await page.reload();
	await page.keyboard.press("Tab");
	if (javaScriptEnabled) await expect(page.locator("html[data-hydrated]")).toBeAttached();
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

	await page.goto("/admin/content/pages");
	await page.getByRole("button", { name: `Delete ${title}` }).click();
	await expect(page.getByText("is in the trash")).toBeVisible();
	await publish(page);
	expect((await page.request.get(`/${slug}`)).status()).toBe(404);
	await page.goto(editor);
	await expect(page.getByRole("note").filter({ hasText: "This was deleted" })).toBeVisible();
	await expectGoodPage(page);
});

test("adding a block saves what is typed on the page", {
	tag: "@without-script",
}, async ({ page }) => {
	const title = ownName("Our promises");
	await signIn(page, "/admin/content/pages");
	await page.getByLabel("Title").fill(title);
	await page.getByRole("button", { name: "Add the page" }).click();
	await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
	const [lead, menu] = [
		page.getByLabel("A line under the title"),
		page.getByLabel("Link to the page"),
	];
	await lead.fill("For two years.");
	await menu.selectOption("At the top and at the bottom");
	await page.getByRole("button", { name: "Text", exact: true }).click();
	await page.getByLabel("Heading").fill("What we promise");
	await save(page);
	await expect(page.getByRole("link", { name: "What we promise" })).toBeVisible();
	await expect(lead).toHaveValue("For two years.");
	await expect(menu).toHaveValue("both");
	await lead.fill("For three years.");
	await page.getByRole("textbox", { name: "Title", exact: true }).press("Enter");
	await expect(page.getByText(/^Saved as a draft/).first()).toBeVisible();
	await page.goto(page.url());
	await expect(lead).toHaveValue("For three years.");
	await expectGoodPage(page);
});

/** The only test that rewrites this page. */
const own = {
	name: "Choosing your puppy",
	path: "/choosing-your-puppy",
	title: "Choosing Your Puppy",
};

test("one of the site’s pages shows what the trainer writes, and then the sample’s text again", async ({
	page,
}) => {
	const heading = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });
	const title = page.getByLabel(/^Title/);
	/** Publishes the form. Other projects run this test on the same page, so somebody may have been faster. */
	const publishTitle = (editor: string, write: () => Promise<void>, shown: string) =>
		expect(async () => {
			await page.goto(editor);
			await write();
			await page.getByRole("button", { name: "Publish", exact: true }).click();
			await expect(page.getByText(/^(Published|There was nothing to publish)/)).toBeVisible();
			await page.goto(own.path);
			await expect(heading(shown)).toBeVisible();
		}).toPass();
	await signIn(page, "/admin/content");
	await expectGoodPage(page, { isScanned: false });
	await page.getByRole("main").getByRole("link", { name: own.name, exact: true }).click();
	await expect(title).toHaveValue(own.title);
	await expectGoodPage(page);
	await title.fill("Puppies of {nobody}");
	await page.getByRole("button", { name: "Save draft" }).click();
	await expect(page.getByText("{nobody} is not a placeholder.").first()).toBeVisible();
	await title.fill("How {trainer} does it <b>");
	await save(page);
	const editor = page.url();
	await page.goto(own.path);
	await expect(heading(own.title)).toBeVisible();
	await publishTitle(
		editor,
		() => title.fill("How {trainer} does it <b>"),
		"How Maren does it <b>",
	);
	await expectGoodPage(page, { isScanned: false });

	const toSample = async () => {
		const button = page.getByRole("button", { name: "Use the sample’s words: Title" });
		if (await button.isVisible()) await button.click();
		await expect(title).toHaveValue(own.title);
	};
	await publishTitle(editor, toSample, own.title);
});
