/** Firefox, driven over WebDriver BiDi. */
import puppeteer, { type ElementHandle } from "puppeteer-core";
import { type Browser, type Driver, findVisible, type PageElement, watchPage } from "./driver.ts";

/** What a phone shows of a page. */
const PHONE = { width: 390, height: 844 };

const elementOf = (handle: ElementHandle): PageElement => ({
	click: () => handle.click(),
	async fill(text) {
		await handle.focus();
		await handle.evaluate((control) => {
			if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
				control.select();
			}
		});
		await handle.press("Backspace");
		await handle.type(text);
	},
});

/** Starts it without a window on the screen. */
export async function startFirefox(): Promise<Browser> {
	const browser = await puppeteer.launch({
		browser: "firefox",
		executablePath: process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr",
		defaultViewport: PHONE,
		// A machine that does other things too may need minutes to start it.
		timeout: 200_000,
		protocolTimeout: 200_000,
	});
	async function newWindow(): Promise<Driver> {
		const context = await browser.createBrowserContext();
		const page = await context.newPage();
		page.setDefaultTimeout(200_000);
		await page.evaluateOnNewDocument(watchPage);
		return {
			open: async (address) => void (await page.goto(address)),
			evaluate: (act, ...given) => page.evaluate(act, ...given),
			async find(target) {
				const list = await page.evaluateHandle(findVisible, target);
				const handles = [...(await list.getProperties()).values()];
				return handles.flatMap((handle) => {
					const element = handle.asElement();
					return element ? [elementOf(element)] : [];
				});
			},
			press: (key) => page.keyboard.press(key),
			close: () => context.close(),
		};
	}
	return { newWindow, close: () => browser.close() };
}
