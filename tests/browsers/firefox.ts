/** Drives Firefox over WebDriver BiDi. */
import puppeteer, { ElementHandle, type JSHandle } from "puppeteer-core";
import { type Browser, type Driver, findVisible, type PageElement, watchPage } from "./driver.ts";

/** The viewport of a phone. */
const PHONE = { width: 390, height: 844 };

function elementAt(list: JSHandle<Element[]>, index: number): PageElement {
	async function element(): Promise<ElementHandle<Element>> {
		const handle = await list.evaluateHandle((found, place) => found[place], index);
		if (handle instanceof ElementHandle) return handle;
		throw new Error("The element is gone");
	}
	return {
		click: async () => (await element()).click(),
		async fill(text) {
			const control = await element();
			await control.focus();
			await control.evaluate((field) => {
				if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
					field.select();
			});
			await control.press("Backspace");
			await control.type(text);
		},
	};
}

/** Starts Firefox without a visible window. */
export async function startFirefox(): Promise<Browser> {
	const browser = await puppeteer.launch({
		browser: "firefox",
		executablePath: process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr",
		defaultViewport: PHONE,
		// A busy machine may need minutes to start it.
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
			evaluate: (act, argument = "") => page.evaluate(act, argument),
			async find(target) {
				const list = await page.evaluateHandle(findVisible, target);
				const count = await list.evaluate((found) => found.length);
				return Array.from({ length: count }, (_, index) => elementAt(list, index));
			},
			press: (key) => page.keyboard.press(key),
			close: () => context.close(),
		};
	}
	return { newWindow, close: () => browser.close() };
}
