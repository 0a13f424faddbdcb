/** Tests what JavaScript adds to the header: the question where to open Facebook, and closing the menu. */
import { changes, expectRenderedAnew } from "./changed-page.ts";
import { expect, test } from "./fixtures.ts";
import { holdScripts, hydrated } from "./held-scripts.ts";

const android =
	"Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";
const iPhone =
	"Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

const question = "How would you like to open facebook?";

for (const [device, userAgent] of Object.entries({ Android: android, iOS: iPhone })) {
	test.describe(`on ${device}`, () => {
		test.use({ userAgent });

		test("the Facebook icon asks where to open Facebook", async ({ page }) => {
			await page.goto("/contact-us");
			const icon = page.getByRole("link", { name: "Facebook", exact: true });
			const dialog = page.getByRole("dialog", { name: question });
			await expect(dialog).toBeHidden();

			await icon.click();
			await expect(dialog).toBeVisible();
			await expect(dialog.getByRole("heading", { name: question })).toBeVisible();
			await expect(dialog.getByRole("link")).toHaveText([
				"Open in the Facebook App",
				"Stay in my browser",
			]);
			await expect(dialog.getByRole("link", { name: "Facebook App" })).toHaveAttribute(
				"href",
				/^fb:/,
			);
			await expect(dialog.getByRole("link", { name: "browser" })).toHaveAttribute(
				"href",
				/^https:\/\/www\.facebook\.com\//,
			);
			const transitions = await dialog.evaluate((element) => [
				getComputedStyle(element).transitionDuration,
				getComputedStyle(element, "::backdrop").transitionDuration,
			]);
			expect(transitions).toEqual([
				expect.stringMatching(/^0\.3s/),
				expect.stringMatching(/^0\.15s/),
			]);

			await page.keyboard.press("Escape");
			await expect(dialog).toBeHidden();
			await expect(icon).toBeFocused();

			await icon.click();
			await dialog.getByRole("button", { name: "Close" }).click();
			await expect(dialog).toBeHidden();
			await expect(icon).toBeFocused();

			// Clicks beside the dialog, on its backdrop.
			await icon.click();
			await expect(dialog).toBeVisible();
			await page.mouse.click(4, 200);
			await expect(dialog).toBeHidden();
		});

		test.describe("as the first act of a visit", () => {
			test.use({ isHydrated: false });

			for (const isChanged of [false, true]) {
				const which = isChanged ? "a translated" : "an ordinary";
				test(`a tap on the icon of ${which} page asks too`, async ({ page, problems }) => {
					const release = await holdScripts(page);
					await page.goto("/contact-us");
					if (isChanged) {
						await page.evaluate(changes["a translator put every text into font elements"]);
					}
					const icon = page.locator("header [data-facebook]");
					const dialog = page.locator("#facebook-chooser");
					await icon.click();
					await expect(dialog).toBeVisible();
					await dialog.getByRole("button", { name: "Close" }).click();
					await expect(dialog).toBeHidden();
					await expect(icon).toBeFocused();

					// The question stays while React takes over the page, and can be closed afterward.
					await icon.click();
					release();
					await hydrated(page);
					await expect(dialog).toBeVisible();
					await page.mouse.click(4, 200);
					await expect(dialog).toBeHidden();
					if (isChanged) expectRenderedAnew(problems);
				});
			}
		});
	});
}

test.describe("the entries of a wide window", () => {
	test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

	test("change within 300 ms, or almost at once if reduced motion is preferred", async ({
		page,
	}) => {
		const seconds = () =>
			page
				.getByRole("link", { name: "Puppy Delivery" })
				.last()
				.evaluate((link) => Number.parseFloat(getComputedStyle(link).transitionDuration));
		await page.goto("/contact-us");
		expect(await seconds()).toBe(0.3);
		await page.emulateMedia({ reducedMotion: "reduce" });
		expect(await seconds()).toBeLessThan(0.01);
	});
});

test.describe("elsewhere", () => {
	test.use({ otherHosts: ["www.facebook.com"] });

	test("the Facebook icon is a plain link", async ({ page }) => {
		await page.route("https://www.facebook.com/**", (route) =>
			route.fulfill({ contentType: "text/html", body: "<title>Facebook</title>" }),
		);
		await page.goto("/contact-us");
		await page.getByRole("link", { name: "Facebook", exact: true }).click();
		await expect(page).toHaveURL(/^https:\/\/www\.facebook\.com\//);
	});
});

test.describe("the menu of a narrow window", () => {
	test.beforeEach(async ({ page }) => {
		await page.clock.install();
		await page.goto("/contact-us");
		await page.getByRole("navigation", { name: "Main" }).getByText("Menu").click();
	});

	test("closes 150 ms after one of its links is clicked", async ({ page }) => {
		// Keeps the page from changing, so that the menu can be observed.
		await page.route("**/*.data*", () => {});
		await page.clock.pauseAt(Date.now() + 3_600_000);
		const entry = page.getByRole("link", { name: "Puppy Delivery" });
		await entry.click();
		await page.clock.runFor(149);
		await expect(entry).toBeVisible();
		await page.clock.runFor(1);
		await expect(entry).toBeHidden();
	});

	test("closes on Escape, and returns the focus to its button", async ({ page }) => {
		const entry = page.getByRole("link", { name: "Puppy Delivery" });
		await entry.focus();
		await page.keyboard.press("Escape");
		await expect(entry).toBeHidden();
		await expect(page.locator("summary")).toBeFocused();
	});

	test("shows the brand's name, every entry of the header and the smaller links", async ({
		page,
	}) => {
		const navigation = page.getByRole("navigation", { name: "Main" });
		await expect(navigation.getByText("Homeward Hounds")).toBeVisible();
		await expect(navigation.getByRole("link").filter({ visible: true })).toHaveText([
			"Home",
			"Choosing Your Puppy",
			"Your Puppy's Training",
			"Puppy Delivery",
			"View Puppies",
			"Contact Us",
			"Trainer",
			"Reviews",
			"Reserving",
			"Questions",
		]);
	});
});
