import { describe, expect, test } from "vitest";
import type { Page } from "./page.ts";

/** The admin screens are for work, so React may hydrate at once. */
const SIGN_IN = "/admin/login";

/** One page of each kind. The last two answer with 404. */
const paths = [
	"/",
	"/choosing-your-puppy",
	"/puppy-training",
	"/puppy-delivery",
	"/trained-puppies-for-sale",
	"/trained-puppies-for-sale?search=nobody+at+all",
	"/trained-puppies-for-sale/juniper",
	"/trained-puppies-for-sale/maple",
	"/training-programs",
	"/training-programs/day-training",
	"/meet-the-team",
	"/meet-the-trainer",
	"/meet-the-trainer/zeta",
	"/meet-our-guests",
	"/testimonials",
	"/reviews",
	"/sold-puppy-stories",
	"/videos",
	"/videos/1",
	"/contact-us",
	"/contact-us?puppy=juniper",
	"/api/docs",
	SIGN_IN,
	"/trained-puppies-for-sale/nobody",
	"/no/such/page",
];

/** Runs in the page: returns the scripts requested until the page became idle. */
async function requestedScripts(): Promise<string[]> {
	await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
	const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
	const links = document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]");
	const addresses = [...fetched, ...[...links].map(({ href }) => href)];
	return addresses.filter((address) => new URL(address).pathname.endsWith(".js"));
}

/**
 * Runs in the page: returns what a visitor typed, chose and opened, and where. With a change, it first
 * translates the page, as browsers do, or puts an element after each field, as extensions do. Then it acts as
 * a visitor. All of this comes before the page can be hydrated.
 */
function visitorsState(change: string) {
	const fields = [...(document.querySelector<HTMLFormElement>("#contact")?.elements ?? [])];
	const menus = [...document.querySelectorAll("details")];
	const message = document.querySelector<HTMLTextAreaElement>("#contact-message");
	if (change === "extended") {
		for (const field of fields) field.after(document.createElement("div"));
	}
	if (change === "translated") {
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const texts: Text[] = [];
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			const isShown = !node.parentElement?.closest("script, style, textarea");
			if (node instanceof Text && node.data.trim() && isShown) texts.push(node);
		}
		for (const text of texts) {
			const font = document.createElement("font");
			text.replaceWith(font);
			font.append(`${text.data}o`);
		}
	}
	if (change) {
		for (const field of fields) {
			if (field instanceof HTMLTextAreaElement) field.value = "Noel Example and family";
			else if (field instanceof HTMLSelectElement) field.selectedIndex = 2;
			else if (field instanceof HTMLInputElement && /^(text|email|tel)$/.test(field.type)) {
				field.value = "noel@example.com";
			}
		}
		for (const menu of menus) menu.open = true;
		window.scrollTo({ top: 200, behavior: "instant" });
		message?.focus({ preventScroll: true });
		message?.setSelectionRange(3, 7);
	}
	return {
		values: fields.map((field) =>
			field instanceof HTMLInputElement ||
			field instanceof HTMLTextAreaElement ||
			field instanceof HTMLSelectElement
				? [field.name, field.value]
				: [],
		),
		menus: menus.map(({ open }) => open),
		focus: document.activeElement?.id,
		selection: [message?.selectionStart, message?.selectionEnd],
		scroll: Math.round(window.scrollY),
	};
}

/** Tests that every kind of page hydrates at the visitor's first action, and not before. */
export function hydration(page: () => Page) {
	describe("hydration", () => {
		test("a page requests no scripts before the first action, and then hydrates without errors", async () => {
			for (const path of paths) {
				await page().open(path);
				if (path !== SIGN_IN) {
					expect(await page().evaluate(requestedScripts), path).toEqual([]);
				}
				await page().press("Tab");
				await expect.poll(() => page().isHydrated(), { message: path }).toBe(true);
				expect(await page().problems(), path).toEqual([]);
				// Cleared so that the next page doesn't know that this one was hydrated.
				await page().evaluate(() => sessionStorage.clear());
			}
		});

		test("after one page has been hydrated, the next pages hydrate at once", async () => {
			await page().open("/meet-the-team");
			await page().press("Tab");
			await expect.poll(() => page().isHydrated()).toBe(true);
			await page().open("/reviews");
			await expect.poll(() => page().isHydrated()).toBe(true);
		});

		test.each(["translated", "extended"] as const)(
			"everything that a visitor did on a page that was %s is kept",
			async (change) => {
				await page().open("/contact-us");
				const before = await page().evaluate(visitorsState, change);
				expect(before).toMatchObject({ focus: "contact-message", selection: [3, 7] });
				await expect.poll(() => page().isHydrated()).toBe(true);
				expect(await page().evaluate(visitorsState)).toEqual(before);
				// React reports that it rendered the page anew.
				const problems = await page().problems();
				expect(problems.filter((problem) => !problem.includes("React error #418"))).toEqual([]);
				await page().evaluate(() => sessionStorage.clear());
			},
		);
	});
}
