/** A page as a visitor uses it, in any browser. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from "vitest";
import {
	type Browser,
	type Driver,
	type InPage,
	type Key,
	type PageElement,
	readProblems,
	type Target,
} from "./driver.ts";

/** Runs in the page: whether clicks reach the page, which they don't during a view transition. */
const isStill = () =>
	document
		.getAnimations()
		.every(
			({ effect }) =>
				!(effect instanceof KeyframeEffect) ||
				!effect.pseudoElement?.startsWith("::view-transition"),
		);

export class Page {
	private readonly driver: Driver;

	constructor(driver: Driver) {
		this.driver = driver;
	}

	/** Opens a page of the site and waits until it has loaded completely. */
	async open(path: string) {
		await this.driver.open(inject("origin") + path);
		await expect.poll(() => this.evaluate(() => document.readyState)).toBe("complete");
	}

	/** @see {Driver.evaluate} */
	evaluate<Result>(act: InPage<Result>, argument?: string): Promise<Result> {
		return this.driver.evaluate(act, argument);
	}

	async count(target: Target): Promise<number> {
		return (await this.driver.find(target)).length;
	}

	/** Waits until there is a matching element, and clicks the last one. */
	async click(target: Target) {
		const element = await this.element(target);
		await expect.poll(() => this.evaluate(isStill)).toBe(true);
		await element.click();
	}

	async fill(css: string, text: string) {
		const element = await this.element({ css });
		await element.fill(text);
	}

	press(key: Key): Promise<void> {
		return this.driver.press(key);
	}

	back(): Promise<void> {
		// The delay lets this call return before the page navigates away.
		return this.evaluate(() => void setTimeout(() => history.back()));
	}

	/** Path and query of the page's address. */
	path(): Promise<string> {
		return this.evaluate(() => location.pathname + location.search);
	}

	/** Returns the text of the page's heading. */
	heading(): Promise<string | undefined> {
		return this.evaluate(() => document.querySelector("h1")?.textContent.trim());
	}

	/** Returns all visible text of the page. */
	words(): Promise<string> {
		// biome-ignore lint/performance/useDomNodeTextContent: hidden text must not be included
		return this.evaluate(() => document.body.innerText);
	}

	/** Returns the value of a control. */
	value(css: string): Promise<string | undefined> {
		return this.evaluate((selector) => {
			const control = document.querySelector(selector);
			const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
			return isText ? control.value : undefined;
		}, css);
	}

	/** Returns the ID of the focused element. */
	focused(): Promise<string | undefined> {
		return this.evaluate(() => document.activeElement?.id);
	}

	isHydrated(): Promise<boolean> {
		return this.evaluate(() => "hydrated" in document.documentElement.dataset);
	}

	/** Returns the errors and warnings since the window was opened. */
	problems(): Promise<string[]> {
		return this.evaluate(readProblems);
	}

	close(): Promise<void> {
		return this.driver.close();
	}

	private async element(target: Target): Promise<PageElement> {
		let found: PageElement | undefined;
		await expect
			.poll(
				async () => {
					found = (await this.driver.find(target)).at(-1);
					return found !== undefined;
				},
				{ message: `nothing to be seen that is ${JSON.stringify(target)}` },
			)
			.toBe(true);
		if (!found) throw new Error("It was found and is gone");
		return found;
	}
}

/** Gives each test of the file a page in a new window, and fails a test whose pages report problems. */
export function inBrowser(start: () => Promise<Browser>): () => Page {
	let browser: Browser;
	let page: Page;
	beforeAll(async () => {
		browser = await start();
	});
	afterAll(() => browser.close());
	beforeEach(async () => {
		page = new Page(await browser.newWindow());
	});
	afterEach(async () => {
		const problems = await page.problems();
		await page.close();
		expect(problems).toEqual([]);
	});
	return () => page;
}
