/** Tests `react-router dev`, which `npm run dev` runs: changes to the code take effect at once. */
import { expect, type Page, test } from "@playwright/test";
import { type DevSite, startDevSite } from "../development/dev-site.ts";

let site: DevSite;

test.describe.configure({ mode: "serial", timeout: 300_000 });
test.beforeAll(async () => {
	test.setTimeout(300_000);
	site = await startDevSite();
});
test.afterAll(() => site.stop());

const hydrated = (page: Page) =>
	page.locator("html[data-hydrated]").waitFor({ state: "attached", timeout: 120_000 });

test("pages hydrate without errors from the security policy or from React", async ({ page }) => {
	const problems: string[] = [];
	page.on("pageerror", ({ message }) => problems.push(message));
	page.on("console", (message) => {
		if (["error", "warning"].includes(message.type())) problems.push(message.text());
	});
	// On the first visit of a page, Vite may find more packages to prepare and reload the page.
	for (const path of ["/", "/trained-puppies-for-sale", "/contact-us"]) {
		await page.goto(site.origin + path);
		await hydrated(page);
	}
	problems.length = 0;
	for (const path of ["/", "/trained-puppies-for-sale", "/contact-us"]) {
		await page.goto(site.origin + path);
		await hydrated(page);
	}
	expect(problems).toEqual([]);
});

test("an edited component and an edited style appear at once, and typed text is kept", async ({
	page,
}) => {
	await page.goto(`${site.origin}/contact-us`);
	await hydrated(page);
	await page.getByLabel("Your name").fill("Dana");
	site.edit("app/contact/form/contact-form.tsx", "How can we help?", "How may we help you?");
	await expect(page.getByLabel("How may we help you?")).toBeVisible({ timeout: 60_000 });
	await expect(page.getByLabel("Your name")).toHaveValue("Dana");
	site.edit(
		"app/contact/form/contact.css.ts",
		"export const columns = style({",
		'export const columns = style({ outline: "3px solid rgb(1, 2, 3)",',
	);
	await expect
		.poll(
			() =>
				page
					.locator("main *")
					.evaluateAll((all) =>
						all.some((one) => getComputedStyle(one).outlineColor === "rgb(1, 2, 3)"),
					),
			{ timeout: 60_000 },
		)
		.toBe(true);
	await expect(page.getByLabel("Your name")).toHaveValue("Dana");
});

test("an edited loader refreshes the page", async ({ page }) => {
	await page.goto(`${site.origin}/trained-puppies-for-sale/maple`);
	await hydrated(page);
	const pills = page.getByRole("navigation", { name: "Maple’s profile" });
	await expect(pills).toBeVisible();
	site.edit(
		"app/pages/profile.route.tsx",
		"isEnhanced: env.ENHANCED_PROFILE",
		"isEnhanced: false && env.ENHANCED_PROFILE",
	);
	await expect(pills).toBeHidden({ timeout: 60_000 });
});

test("a syntax error is shown with its place, and its correction is loaded", async ({ page }) => {
	const [file, from, to] = ["app/pages/privacy.route.tsx", "export default", "export default )("];
	site.edit(file, from, to);
	// The page is opened again until Vite has noticed the change of the file.
	await expect(async () => {
		await page.goto(`${site.origin}/privacy`);
		const overlay = page.locator("vite-error-overlay");
		await expect(overlay).toContainText("privacy.route.tsx", { timeout: 5_000 });
	}).toPass();
	await expect.poll(() => site.terminal()).toContain("privacy.route.tsx");
	site.edit(file, to, from);
	await expect(async () => {
		await page.reload();
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 1_000 });
	}).toPass();
});

test("a crash is shown with its stack", async ({ page }) => {
	const file = "app/pages/reserving.route.tsx";
	const from = "pageContent(reservingDocument)";
	site.edit(file, from, `{ ${from}; throw new Error("No treats left"); }`);
	// The page is opened again until Vite has noticed the change of the file.
	await expect(async () => {
		await page.goto(`${site.origin}/reserving-a-puppy`);
		await expect(page.locator("body")).toContainText("No treats left", { timeout: 5_000 });
	}).toPass();
	await expect(page.locator("body")).toContainText("reserving.route.tsx");
	await expect.poll(() => site.terminal()).toContain("No treats left");
});
