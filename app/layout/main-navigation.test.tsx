import { describe, expect, it } from "vitest";
import { renderMarkup } from "../../tests/support/render.tsx";
import { navigation } from "../business/navigation.ts";
import { MainNavigation } from "./main-navigation.tsx";

/** Name and `aria-current` of each marked entry; the folded and the wide list both have it. */
const marked = (path: string) =>
	[
		...renderMarkup(<MainNavigation path={path} />).matchAll(/aria-current="(\w+)"[^>]*>([^<]*)</g),
	].map(([, value, name]) => `${name}: ${value}`);

describe("the main navigation", () => {
	it("has the header's entries and no other, twice", () => {
		const markup = renderMarkup(<MainNavigation path="/" />);
		const shown = [...markup.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, path]) => path);
		const wanted = navigation.filter((entry) => entry.header).map((entry) => entry.path);
		expect(shown).toEqual([...wanted, ...wanted]);
	});

	it("marks the entry of the page shown, with or without a slash at the end", () => {
		expect(marked("/contact-us")).toEqual(["Contact Us: page", "Contact Us: page"]);
		expect(marked("/contact-us/")).toEqual(["Contact Us: page", "Contact Us: page"]);
		expect(marked("/")).toEqual(["Home: page", "Home: page"]);
	});

	it("marks the list above a puppy's page as the place, not as the page", () => {
		expect(marked("/trained-puppies-for-sale/juniper")).toEqual([
			"View Puppies: true",
			"View Puppies: true",
		]);
	});

	it("marks nothing on a page that is not in it", () => {
		expect(marked("/contact-us-today")).toEqual([]);
	});
});
