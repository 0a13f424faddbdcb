import { describe, expect, it } from "vitest";
import { renderMarkup } from "../../tests/support/render.tsx";
import { navigationSample } from "../business/navigation.ts";
import { MainNavigation } from "./main-navigation.tsx";

/** Name and `aria-current` of each marked entry. Each appears twice, in the folded and in the wide list. */
const marked = (path: string) =>
	[
		...renderMarkup(<MainNavigation path={path} />).matchAll(/aria-current="(\w+)"[^>]*>([^<]*)</g),
	].map(([, value, name]) => `${name}: ${value}`);

describe("the main navigation", () => {
	it("has exactly the header's entries and the smaller links after them, folded and wide", () => {
		const markup = renderMarkup(<MainNavigation path="/" />);
		const shown = [...markup.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, path]) => path);
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
