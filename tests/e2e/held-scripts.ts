/** Delays hydration until a test allows it. */
import type { Page } from "@playwright/test";

/** Delays the site's modules until the returned function is called. */
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

/** Waits until the page is hydrated. */
export const hydrated = (page: Page) =>
	page.locator("html[data-hydrated]").waitFor({ state: "attached" });
