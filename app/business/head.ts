/**
 * The head tags of a page, for search engines and for sharing (specification, section 2). Pages pass
 * their values; this module knows how to write the tags.
 */
import { href, type MetaDescriptor } from "react-router";
import { publicSettings } from "#public-settings";
import { facts } from "./facts.ts";

/** Maximum length of a description in characters, because search engines show no more. */
export const DESCRIPTION_LENGTH = 159;
const LOCALE = "en_US";

/** Size in px of the preview pictures of shared pages. */
export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;

/** The preview picture of a shared page. `path` begins with a slash. */
export type SharedPicture = { path: string; width: number; height: number; alt: string };

export type PageHead = {
	/** Title without the brand, which is appended. */
	title: string;
	/** May have any length. A long description is cut off after a word. */
	description: string;
	/** Canonical path of the page, beginning with a slash, without parameters that don't change the page. */
	path: string;
	image?: SharedPicture;
	type?: "website" | "article" | "product";
	/** False for a page that search engines should not list. They still follow its links. */
	index?: boolean;
};

/** The absolute address, for use outside the site. Never made from a request's Host header. */
export const absoluteAddress = (path: string): string => `${publicSettings.origin}${path}`;

/** A single line of at most `max` characters. A longer text is cut after a word and ends with "…". */
export function cutAtWord(text: string, max: number): string {
	const line = text.replace(/\s+/g, " ").trim();
	if (line.length <= max) return line;
	const start = line.slice(0, max - 1);
	const lastSpace = line[max - 1] === " " ? max - 1 : start.lastIndexOf(" ");
	const words = lastSpace > 0 ? start.slice(0, lastSpace) : start.replace(/[\uD800-\uDBFF]$/, "");
	return `${words.replace(/[\s.,;:!?–-]+$/, "")}…`;
}

/** "Contact the Team | Homeward Hounds". A title that already contains the brand is returned unchanged. */
export function fullTitle(title: string): string {
	return title.includes(facts.brand) ? title : `${title} | ${facts.brand}`;
}

/** The preview picture of a page that has none of its own. */
export const sitePreview: SharedPicture = {
	path: href("/preview.jpg"),
	width: PREVIEW_WIDTH,
	height: PREVIEW_HEIGHT,
	get alt() {
		return `${facts.brand}: ${facts.tagline}`;
	},
};

/** All the tags that a route's `meta` function returns for a page. */
export function headTags(page: PageHead): MetaDescriptor[] {
	const { image = sitePreview, type = "website", index = true } = page;
	const title = fullTitle(page.title);
	const description = cutAtWord(page.description, DESCRIPTION_LENGTH);
	const address = absoluteAddress(page.path);
	const picture = absoluteAddress(image.path);
	return [
		{ title },
		{ name: "description", content: description },
		{ name: "robots", content: index ? "max-image-preview:large" : "noindex, follow" },
		{ tagName: "link", rel: "canonical", href: address },
		{ property: "og:site_name", content: facts.brand },
		{ property: "og:locale", content: LOCALE },
		{ property: "og:type", content: type },
		{ property: "og:title", content: title },
		{ property: "og:description", content: description },
		{ property: "og:url", content: address },
		{ property: "og:image", content: picture },
		{ property: "og:image:width", content: String(image.width) },
		{ property: "og:image:height", content: String(image.height) },
		{ property: "og:image:alt", content: image.alt },
		{ name: "twitter:card", content: "summary_large_image" },
		{ name: "twitter:title", content: title },
		{ name: "twitter:description", content: description },
		{ name: "twitter:image", content: picture },
		{ name: "twitter:image:alt", content: image.alt },
	];
}

/** The parts of a page's content that its head shows. */
export interface HeadContent {
	top: { title: string };
	search: { description: string };
}

/** The head of a page whose content the trainer writes; empty while the content has not arrived. */
export const contentHead = (content: HeadContent | undefined, path: string): MetaDescriptor[] =>
	content
		? headTags({ title: content.top.title, description: content.search.description, path })
		: [];
