/** A page as a visitor has it, in any browser. */
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

/** Runs in the page: whether clicks reach it, and not the pictures of one page becoming another. */
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

	/** Opens a page of the site and waits until all of it is loaded. */
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

	/** Clicks the last of the elements, once there is one. */
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
		// The answer comes before the page goes.
		return this.evaluate(() => void setTimeout(() => history.back()));
	}

	/** Path and query of the page's address. */
	path(): Promise<string> {
		return this.evaluate(() => location.pathname + location.search);
	}

	/** The words of the page's heading. */
	heading(): Promise<string | undefined> {
		return this.evaluate(() => document.querySelector("h1")?.textContent.trim());
	}

	/** All that can be read on the page. */
	words(): Promise<string> {
		// biome-ignore lint/performance/useDomNodeTextContent: hidden words are not read
		return this.evaluate(() => document.body.innerText);
	}

	/** What stands in a control. */
	value(css: string): Promise<string | undefined> {
		return this.evaluate((selector) => {
			const control = document.querySelector(selector);
			const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
			return isText ? control.value : undefined;
		}, css);
	}

	/** The id of the element that has the focus. */
	focused(): Promise<string | undefined> {
		return this.evaluate(() => document.activeElement?.id);
	}

	isHydrated(): Promise<boolean> {
		return this.evaluate(() => "hydrated" in document.documentElement.dataset);
	}

	/** Errors and warnings since the window was opened. */
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

/**
 * Gives each test of the file a page in a window of its own, and fails those on whose pages
 * something goes wrong.
 */
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
