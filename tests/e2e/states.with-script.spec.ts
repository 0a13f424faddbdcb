/** Tests pages in special states: opened menus, refused forms, forced colors and failures. */
import type { Page } from "@playwright/test";
import { openFinder } from "./finding.ts";
import { expect, expectGoodPage, test } from "./fixtures.ts";

const PROFILE = "/trained-puppies-for-sale/juniper";

const states: {
	what: string;
	reach: (page: Page) => Promise<void>;
	ownColors?: boolean;
	/** Whether the state aborts a request, which the browser logs. */
	isCutOff?: true;
}[] = [
	{
		what: "the form with errors from React's validation",
		async reach(page) {
			await page.goto("/contact-us");
			await page.getByRole("button", { name: "Send message" }).click();
			await page.getByLabel("Email", { exact: true }).fill("dana@mail");
			await expect(page.getByText("Please provide your name.").last()).toBeVisible();
		},
	},
	{
		what: "the menu of a phone, open",
		async reach(page) {
			await page.goto("/reviews");
			await page.getByText("Menu", { exact: true }).click();
			await expect(
				page
					.getByRole("navigation", { name: "Main" })
					.getByRole("link", { name: "Puppy Delivery" }),
			).toBeVisible();
		},
	},
	{
		what: "the finder of a phone, open",
		async reach(page) {
			await page.goto("/trained-puppies-for-sale?size=medium");
			await openFinder(page);
		},
	},
	{
		what: "the photos over their profile",
		async reach(page) {
			await page.goto(PROFILE);
			const gallery = page.getByRole("region", { name: "Gallery" });
			await gallery.locator("a[href*='/photos/']").first().click();
			await expect(page.getByRole("dialog", { name: "Photos of Juniper" })).toBeVisible();
		},
	},
	{
		what: "the bar that floats over a profile",
		async reach(page) {
			await page.goto(PROFILE);
			await page.locator("#personality").scrollIntoViewIfNeeded();
			await expect(page.getByRole("region", { name: "Contact about Juniper" })).toBeInViewport();
		},
	},
	{
		what: "forced colors",
		ownColors: false,
		async reach(page) {
			await page.emulateMedia({ forcedColors: "active" });
			await page.goto(PROFILE);
		},
	},
	{
		what: "an error in place of the page",
		async reach(page) {
			await page.emulateMedia({ forcedColors: "none" });
			await page.goto("/reviews");
			await page.evaluate(() => {
				const form = document.createElement("form");
				form.method = "post";
				document.body.append(form);
				form.submit();
			});
			await expect(page).toHaveTitle(/^Something went wrong/);
		},
	},
	{
		what: "a page that couldn't be loaded",
		isCutOff: true,
		async reach(page) {
			await page.goto("/contact-us");
			await page.route("**/*.data*", (route) => route.abort("internetdisconnected"));
			const footer = page.getByRole("contentinfo");
			await footer.getByRole("link", { name: "Reviews" }).click();
			await expect(page.getByText("The page could not be loaded")).toBeVisible();
		},
	},
];

test("every state has no axe violations and fits its window", async ({ page, problems }) => {
	for (const { what, reach, ownColors, isCutOff } of states) {
		await test.step(what, async () => {
			await reach(page);
			await expectGoodPage(page, { ownColors });
			if (isCutOff) problems.splice(0);
			else expect(problems).toEqual([]);
		});
	}
});
