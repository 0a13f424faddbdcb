/** Tests text at twice its size on a phone (WCAG 1.4.4), and forced colors. */
import type { Page } from "@playwright/test";
import { expect, expectGoodPage, test } from "./fixtures.ts";

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

/** Returns texts that extend beyond the window where they are cut off instead of scrollable. */
const cutOff = (page: Page) =>
	page.evaluate(() => {
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const found: string[] = [];
		const scrolls = (element: Element | null): boolean =>
			element !== null &&
			(/auto|scroll|hidden/.test(getComputedStyle(element).overflowX) ||
				scrolls(element.parentElement));
		while (texts.nextNode()) {
			const { currentNode: text } = texts;
			const range = document.createRange();
			range.selectNodeContents(text);
			const { right, left, width } = range.getBoundingClientRect();
			const isBeyond = width > 0 && (right > innerWidth + 1 || left < -1);
			if (isBeyond && text.textContent?.trim() && !scrolls(text.parentElement))
				found.push(text.textContent.trim());
		}
		return found;
	});

test("no address on the page of the JSON API is broken within a word", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 800 });
	await page.goto("/api/docs");
	const broken = await page.locator("main h3").evaluateAll((headings) =>
		headings.flatMap((heading) => {
			const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
			const found: string[] = [];
			while (texts.nextNode()) {
				const range = document.createRange();
				range.selectNodeContents(texts.currentNode);
				if (range.getClientRects().length > 1) found.push(range.toString());
			}
			return found;
		}),
	);
	expect(broken).toEqual([]);
	await expectGoodPage(page);
});

test("no text of the prices is cut off in large text on narrow phones", async ({ page }) => {
	await page.goto("/puppy-delivery");
	await page.evaluate(() => {
		document.documentElement.style.fontSize = "200%";
	});
	for (const width of [320, 360]) {
		await page.setViewportSize({ width, height: 800 });
		expect.soft(await cutOff(page), `${width} px`).toEqual([]);
	}
});

test("a long address within a text breaks at the edge of its column", async ({ page }) => {
	for (const path of ["/", "/choosing-your-puppy", "/training-programs", "/testimonials"]) {
		await page.goto(path);
		await page.evaluate(() => {
			for (const text of document.querySelectorAll("main :is(p, dd, blockquote)")) {
				if ((text.textContent ?? "").length > 60)
					text.append(" https://registry.example/certificates/2026/labradoodle/hips-and-elbows");
			}
		});
		for (const width of [390, 780, 1000, 1440]) {
			await page.setViewportSize({ width, height: 800 });
			expect.soft(await cutOff(page), `${path} at ${width} px`).toEqual([]);
		}
	}
});

test("at 320 px in large text, pages with wide titles and trails fit the window", async ({
	page,
}) => {
	await page.setViewportSize({ width: 320, height: 800 });
	for (const path of ["/", "/puppy-training", "/training-programs", "/waiting-list"]) {
		await page.goto(path);
		const ends = await page.evaluate(() => {
			document.documentElement.style.fontSize = "200%";
			const words = document.createRange();
			words.selectNodeContents(document.querySelector("h1") ?? document.body);
			return [document.documentElement.scrollWidth, words.getBoundingClientRect().right];
		});
		expect(Math.max(...ends), path).toBeLessThanOrEqual(320);
	}
});

test("text at twice its size fits the window", async ({ page }) => {
	for (const path of paths) {
		await page.goto(path);
		const { content, view } = await page.evaluate(() => {
			document.documentElement.style.fontSize = "200%";
			const { scrollWidth, clientWidth } = document.documentElement;
			return { content: scrollWidth, view: clientWidth };
		});
		expect.soft(content, path).toBeLessThanOrEqual(view);
	}
});

test("a one-word title isn't broken in large text", async ({ page }) => {
	await page.goto("/testimonials");
	await page.evaluate(() => {
		document.documentElement.style.fontSize = "200%";
	});
	const lines = await page.getByRole("heading", { level: 1 }).evaluate((title) => {
		const range = document.createRange();
		range.selectNodeContents(title);
		return range.getClientRects().length;
	});
	expect(lines).toBe(1);
});

test("a profile's headings double in size, and its amounts move below their labels", async ({
	page,
}) => {
	await page.goto("/trained-puppies-for-sale/juniper");
	const heading = page.getByRole("heading", { level: 2, name: "Personality Profile" });
	const size = () =>
		heading.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
	const before = await size();
	await page.evaluate(() => {
		document.documentElement.style.fontSize = "200%";
	});
	expect(await size()).toBeGreaterThan(before * 1.9);
	const investment = page.getByRole("region", { name: "Investment" });
	const part = investment.getByRole("rowheader", { name: "Health and certification" });
	const amount = investment.getByRole("cell", { name: "$780" });
	const [words, figure] = [await part.boundingBox(), await amount.boundingBox()];
	expect(figure?.y).toBeGreaterThanOrEqual((words?.y ?? 0) + (words?.height ?? 0) - 1);
});

test("the footer is no taller than a phone's screen", async ({ page }) => {
	await page.goto("/contact-us");
	for (const width of [320, 390]) {
		await page.setViewportSize({ width, height: 844 });
		const { height = 0 } = (await page.getByRole("contentinfo").boundingBox()) ?? {};
		expect(height).toBeGreaterThan(0);
		expect(height).toBeLessThanOrEqual(844);
	}
});

test("the stones of a trail are visible with forced colors", async ({ page }) => {
	await page.goto("/trained-puppies-for-sale/juniper");
	const stages = page.getByRole("region", { name: "Training Progress" }).getByRole("listitem");
	const stones = () =>
		stages.evaluateAll((items) =>
			items.map((item) => getComputedStyle(item, "::before").backgroundColor),
		);
	const drawn = await stones();
	expect(drawn.length).toBeGreaterThan(0);
	await page.emulateMedia({ forcedColors: "active" });
	expect(await stones()).toEqual(drawn);
});

test("the page declares a light color scheme, in its head and in its style", async ({ page }) => {
	await page.emulateMedia({ colorScheme: "dark" });
	await page.goto("/");
	await expect(page.locator("meta[name=color-scheme]")).toHaveAttribute("content", "only light");
	expect(
		await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme),
	).toContain("light");
});

for (const path of ["/puppy-delivery", "/meet-the-trainer/zeta", "/contact-us"]) {
	test(`the names of a long city and trainer fit a narrow phone on ${path}`, async ({ page }) => {
		await page.setViewportSize({ width: 320, height: 640 });
		await page.goto(path);
		await page.evaluate(() => {
			const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
			for (let text = texts.nextNode(); text; text = texts.nextNode()) {
				text.nodeValue = (text.nodeValue ?? "")
					.replaceAll("Asheville", "Llanfairpwllgwyngyllgogerychwyrndrobwll")
					.replaceAll("Maren", "Maximiliana-Alexandrina");
			}
		});
		await expectGoodPage(page, { isScanned: false });
	});
}
