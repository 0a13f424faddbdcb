/** Pages whose React comes when the test says so. */
import type { Page } from "@playwright/test";

/** Keeps the site's modules from arriving until the function it returns is called. */
export async function holdScripts(page: Page): Promise<() => void> {
	let release = () => {};
	const held = new Promise<void>((done) => {
		release = done;
	});
	await page.route("**/assets/*.js", async (route) => {
		await held;
		await route.continue();
	});
	return release;
}

/** Waits until React answers the visitor. */
export const hydrated = (page: Page) =>
	page.locator("html[data-hydrated]").waitFor({ state: "attached" });
