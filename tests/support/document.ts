/** HTML as a browser reads it, so that tests find things by roles, names and words instead of patterns. */
import { within } from "@testing-library/dom";
import { JSDOM } from "jsdom";

export { within };

/** One window for all pages, because creating one takes as long as parsing a page. */
export const { window } = new JSDOM();

/** Reads a page, or a part of one. It runs no scripts and loads nothing. */
export function documentOf(html: string): Document {
	const document = new window.DOMParser().parseFromString(html, "text/html");
	// Testing Library asks the window of a document what is visible.
	Object.defineProperty(document, "defaultView", { value: window });
	return document;
}

/** Testing Library's queries for what the HTML shows. */
export function screenOf(html: string) {
	const { body } = documentOf(html);
	// jsdom has no style for dialogs, and a closed one isn't visible.
	for (const dialog of body.querySelectorAll("dialog:not([open])")) {
		dialog.setAttribute("hidden", "");
	}
	return { body, ...within(body) };
}

/** Returns all text of HTML or of an element, that of neighboring elements separated by a space. */
export const wordsIn = (part: string | Element): string =>
	spaced(typeof part === "string" ? documentOf(part).body : part)
		.replace(/\s+/g, " ")
		.trim();

/** Returns the text of a page's main part, or of HTML that has none. */
export function mainWordsIn(html: string): string {
	const { body } = documentOf(html);
	return wordsIn(body.querySelector("main") ?? body);
}

/** Returns what the second of two editors is asked, with both versions. */
export const conflictsIn = (html: string) => wordsIn(screenOf(html).getByRole("note"));

function spaced(node: Node): string {
	const parts = [...node.childNodes].map((child) => {
		if (child instanceof window.Text) return child.data;
		const isRead = child instanceof window.Element && !child.matches("script, style, template");
		// React puts a comment between two texts of one element, which belong together.
		return isRead ? ` ${spaced(child)} ` : "";
	});
	return parts.join("");
}

/** Returns the addresses of all links, in their order. */
export const linksIn = (html: string): string[] =>
	[...documentOf(html).querySelectorAll("a[href]")].map((link) => link.getAttribute("href") ?? "");
