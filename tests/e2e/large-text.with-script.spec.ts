/** Text at twice its size on a phone (WCAG 1.4.4), and the colors that a visitor's system forces. */
import { expect, test } from "./fixtures.ts";

const paths = [
	"/",
	"/trained-puppies-for-sale",
	"/trained-puppies-for-sale/juniper",
	"/trained-puppies-for-sale/juniper/photos/2",
	"/contact-us",
	"/meet-the-team",
	"/puppy-delivery",
	"/reviews",
	"/testimonials",
];

for (const path of paths) {
	test(`text at twice its size stays within ${path}`, async ({ page, isMobile }) => {
		test.skip(!isMobile, "a wide window has room");
		await page.goto(path);
		await page.evaluate(() => {
			document.documentElement.style.fontSize = "200%";
		});
		const { content, view } = await page.evaluate(() => ({
			content: document.documentElement.scrollWidth,
			view: document.documentElement.clientWidth,
		}));
		expect(content).toBeLessThanOrEqual(view);
	});
}

test("the stones of a trail are seen where colors are forced", async ({ page }) => {
	await page.emulateMedia({ forcedColors: "active" });
	await page.goto("/trained-puppies-for-sale/juniper");
	const stages = page.getByRole("region", { name: "Training Progress" }).getByRole("listitem");
	const grounds = await stages.evaluateAll((items) =>
		items.map((item) => getComputedStyle(item, "::before").backgroundColor),
	);
	expect(new Set(grounds).size).toBeGreaterThan(1);
});

test("the page says that it is drawn for light, on its first line and in its style", async ({
	page,
}) => {
	await page.emulateMedia({ colorScheme: "dark" });
	await page.goto("/");
	await expect(page.locator("meta[name=color-scheme]")).toHaveAttribute("content", "only light");
	expect(
		await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme),
	).toContain("light");
});
