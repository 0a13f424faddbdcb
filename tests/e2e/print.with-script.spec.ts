/** Tests a puppy's profile on paper: one page to take along, with a code that leads a phone back to it. */
import { expect, test } from "./fixtures.ts";

for (const { name, price } of [
	{ name: "Juniper", price: "$6,500" },
	{ name: "Otis", price: "SOLD! Original Price $4,500" },
	{ name: "Maple", price: "SOLD! Original Price not listed" },
]) {
	test(`${name}'s profile prints on one page that says whom to call`, async ({
		page,
		isMobile,
	}) => {
		test.skip(isMobile, "paper has one width");
		await page.goto(`/trained-puppies-for-sale/${name.toLowerCase()}`);
		await page.emulateMedia({ media: "print" });

		await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
		await expect(page.getByText(price).first()).toBeVisible();
		await expect(page.getByText("Call or text Maren: (828) 555-0142")).toBeVisible();
		await expect(page.getByText("hello@homewardhounds.example")).toBeVisible();
		const code = page.getByRole("img", { name: `The profile of ${name}` });
		await expect(code).toBeVisible();
		const { width = 0, height = 0 } = (await code.boundingBox()) ?? {};
		// A code smaller than 2 cm, at 96 px per inch, is hard for a phone to read.
		expect(Math.min(width, height)).toBeGreaterThan(75);
		await expect(page.locator("#photo-1 img")).toBeVisible();

		for (const role of ["banner", "contentinfo", "navigation", "button", "dialog"] as const) {
			await expect(page.getByRole(role)).toHaveCount(0);
		}
		// The skip link is outside the page until it has the focus. A photo that is a link looks the same on
		// paper.
		const links = page.getByRole("link").filter({
			visible: true,
			hasNotText: "Skip to main",
			hasNot: page.locator("img"),
		});
		await expect(links).toHaveCount(0);
		await expect(page.getByRole("region", { name: `Contact about ${name}` })).toBeHidden();

		for (const format of ["Letter", "A4"]) {
			const pdf = (await page.pdf({ format })).toString("latin1");
			expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
		}
	});
}

test("header and footer aren't printed on other pages, either", async ({ page, isMobile }) => {
	test.skip(isMobile, "paper has one width");
	await page.emulateMedia({ media: "print" });
	for (const path of ["/", "/puppy-delivery", "/trained-puppies-for-sale"]) {
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		for (const role of ["banner", "contentinfo"] as const) {
			await expect(page.getByRole(role)).toHaveCount(0);
		}
	}
});
