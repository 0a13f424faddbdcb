/** Tests that pages keep working while a translator goes on putting every text that React writes into elements. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

// While pages are cross-faded, a click would meet the transition, and a retried one a picture that slid away.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const LIST = "/trained-puppies-for-sale";

/** Puts all texts of the page into font elements, and later ones as soon as they appear. */
const translate = (page: Page) =>
	page.evaluate(() => {
		const wrap = (root: Node) => {
			const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
			const texts: Text[] = [];
			for (let node: Node | null = root; node; node = walker.nextNode()) {
				const isShown = !node.parentElement?.closest("script, style, textarea, font, title");
				if (node instanceof Text && node.data.trim() && isShown) texts.push(node);
			}
			for (const text of texts) {
				const [outer, inner] = [document.createElement("font"), document.createElement("font")];
				text.replaceWith(outer);
				outer.append(inner);
				inner.append(text.data);
			}
		};
		new MutationObserver((changes) => {
			for (const { addedNodes } of changes) for (const node of addedNodes) wrap(node);
		}).observe(document.body, { childList: true, subtree: true });
		wrap(document.body);
	});

/** Follows a link, and expects its page to have a heading with this text. */
async function follow(page: Page, name: string | RegExp, heading: string | RegExp) {
	await page.getByRole("link", { name }).filter({ visible: true }).first().click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
}

test("the list's counts and results change on a translated page", async ({ page }) => {
	await page.goto(LIST);
	await translate(page);
	const filters = page.getByRole("navigation", { name: "Filter puppies" });
	await expect(filters).toContainText("All (10)");
	await page.getByRole("searchbox").fill("Juniper");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/search=Juniper/);
	await expect(page.getByRole("article")).toHaveCount(1);
	await expect(filters).toContainText("All (1)");
	await expect(filters).toContainText("Sold (0)");
	await expect(page.getByText("Showing all 1", { exact: true }).last()).toBeVisible();
	await page.getByRole("searchbox").fill("nobody at all");
	await page.keyboard.press("Enter");
	await expect(page.getByText("No puppies match “nobody at all”.").last()).toBeVisible();
	await page.getByRole("link", { name: "Clear the search" }).click();
	await expect(filters).toContainText("All (10)");
	await page.getByRole("link", { name: "View More" }).click();
	await expect(page.getByRole("article")).toHaveCount(10);
});

test("a visit from page to page works on a translated page", async ({ page }) => {
	await page.goto(LIST);
	await translate(page);
	await follow(page, "Juniper", "Juniper");
	// Any other puppy: while the page is still Juniper's, going back would lead to the list.
	await follow(page, /^Next puppy/, /^(?!Juniper$)/);
	await page.getByRole("link", { name: "Next picture" }).filter({ visible: true }).first().click();
	await page.goBack();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Juniper");
	await follow(page, "Ask about Juniper", "Contact the Team");
	await page.getByLabel("Your name").fill(" ");
	await page.getByLabel("Email", { exact: true }).fill("dana@mail");
	await page.getByRole("button", { name: "Send message" }).click();
	await page.getByLabel("Your name").fill("Dana");
	await page.getByLabel("Phone number").fill("828 555 0199");
	await page.getByRole("button", { name: "Send message" }).click();
	await expect(page.getByText("Please provide a valid email").last()).toBeVisible();
	await page.getByLabel("Email", { exact: true }).fill("dana@example.com");
	await expect(page.getByLabel("Email", { exact: true })).not.toHaveAttribute(
		"aria-invalid",
		"true",
	);
	await page.goBack();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Juniper");
});
