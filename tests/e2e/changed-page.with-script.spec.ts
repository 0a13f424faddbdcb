/** Tests that React keeps what visitors did on a page that a translator or an extension has changed. */
import type { Page } from "@playwright/test";
import { type ChangedPage, changes, expectKept, expectRenderedAnew } from "./changed-page.ts";
import { expect, test } from "./fixtures.ts";
import { holdScripts, hydrated } from "./held-scripts.ts";

test.use({ isHydrated: false });

const pages: ChangedPage[] = [
	{ path: "/contact-us", form: "#contact", field: "[name=name]" },
	{ path: "/waiting-list", form: "main form", field: "[name=name]" },
	{ path: "/trained-puppies-for-sale", form: "search form", field: "[name=search]" },
	{ path: "/admin/login", form: "#sign-in", field: "[name=username]" },
];

for (const [name, change] of Object.entries(changes)) {
	for (const changed of pages) {
		test(`${changed.path} keeps everything after ${name}`, async ({ page, problems }) => {
			await expectKept(page, changed, change);
			expectRenderedAnew(problems);
		});
	}
}

/**
 * Types while React is taking over the page, when it has come to the footer: into both fields at once, and
 * then a key, for which React starts over.
 */
const typeMeanwhile = (page: Page) =>
	page.evaluate(() => {
		const [name, message] = ["name", "message"].map((field) =>
			document.querySelector<HTMLInputElement>(`#contact-${field}`),
		);
		const leaf = document.querySelector("footer a:not(:has(*))");
		if (!name || !message || !leaf) throw new Error("The page has other elements");
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = () => {
			message.dispatchEvent(new KeyboardEvent("keydown", { key: "x", bubbles: true }));
		};
		const text = leaf.textContent;
		Object.defineProperty(leaf, "textContent", {
			configurable: true,
			get() {
				Reflect.deleteProperty(leaf, "textContent");
				name.value = "Noel";
				message.value = "Typed meanwhile";
				message.focus();
				message.setSelectionRange(2, 3);
				port2.postMessage("");
				// React pauses after 5 ms, so that the browser can respond to the key.
				const end = performance.now() + 20;
				while (performance.now() < end);
				return text;
			},
		});
	});

for (const isChanged of [false, true]) {
	const which = isChanged ? "a changed" : "an ordinary";
	test(`what is typed while React takes over ${which} page is kept`, async ({ page, problems }) => {
		const release = await holdScripts(page);
		await page.goto("/contact-us?puppy=juniper");
		await page.keyboard.press("Tab");
		await typeMeanwhile(page);
		if (isChanged) {
			await page.evaluate(() => {
				const last = [...document.querySelectorAll("footer a:not(:has(*))")].at(-1);
				if (last) last.textContent = "Replaced";
			});
		}
		const reported = isChanged ? page.waitForRequest("**/metrics/rendered-anew") : undefined;
		release();
		await hydrated(page);
		await expect(page.getByLabel("Your name")).toHaveValue("Noel");
		const message = page.locator("#contact-message");
		await expect(message).toHaveValue("Typed meanwhile");
		await expect(message).toBeFocused();
		const caret = await message.evaluate((area) =>
			area instanceof HTMLTextAreaElement ? [area.selectionStart, area.selectionEnd] : [],
		);
		expect(caret).toEqual([2, 3]);
		const stored = () => page.evaluate(() => localStorage.getItem("draft:contact"));
		await expect.poll(stored).toContain("Typed meanwhile");
		expect((await reported)?.method()).toBe(isChanged ? "POST" : undefined);
		if (isChanged) expectRenderedAnew(problems);
	});
}
