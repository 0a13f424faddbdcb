import { describe, expect, it } from "vitest";
import { screenOf } from "../../tests/support/document.ts";
import { renderMarkup } from "../../tests/support/render.tsx";
import { navigationSample } from "../business/navigation.ts";
import { MainNavigation } from "./main-navigation.tsx";

/** Every entry appears twice, in the folded and in the wide list. */
const links = (path: string) =>
	screenOf(renderMarkup(<MainNavigation path={path} />)).getAllByRole("link", { hidden: true });
/** Name and `aria-current` of each marked entry. */
const marked = (path: string) =>
	links(path)
		.filter((link) => link.hasAttribute("aria-current"))
		.map((link) => `${link.textContent}: ${link.getAttribute("aria-current")}`);

describe("the main navigation", () => {
	it("has exactly the header's entries and the smaller links after them, folded and wide", () => {
		const shown = links("/").map((link) => link.getAttribute("href"));
		const { header, more } = navigationSample;
		const wanted = [...header.links, ...more.links].map(({ path }) => path);
		expect(shown).toEqual([...wanted, ...wanted]);
	});

	it("marks the entry of the current page, with or without a trailing slash", () => {
		expect(marked("/contact-us")).toEqual(["Contact Us: page", "Contact Us: page"]);
		expect(marked("/contact-us/")).toEqual(["Contact Us: page", "Contact Us: page"]);
		expect(marked("/")).toEqual(["Home: page", "Home: page"]);
	});

	it("marks the list as the parent of a puppy's page, not as the current page", () => {
		expect(marked("/trained-puppies-for-sale/juniper")).toEqual([
			"View Puppies: true",
			"View Puppies: true",
		]);
	});

	it("marks nothing on a page that has no entry", () => {
		expect(marked("/contact-us-today")).toEqual([]);
	});
});
