/**
 * What stands in a page's head for search engines, and for anybody who shares the page
 * (specification, section 2). Pages say what is theirs; how it is written stands here.
 */
import { href, type MetaDescriptor } from "react-router";
import { publicSettings } from "#public-settings";
import { facts } from "./facts.ts";

/** Characters of a description at most: search engines show no more. */
export const DESCRIPTION_LENGTH = 159;
const LOCALE = "en_US";

/** Size in px of the pictures that stand for a shared page. */
export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;

/** A picture that stands for the page where it is shared; `path` begins with a slash. */
export type SharedPicture = { path: string; width: number; height: number; alt: string };

export type PageHead = {
	/** Without the brand, which follows it. */
	title: string;
	/** Of any length; what is too long is cut at a word. */
	description: string;
	/** The page's own address, beginning with a slash, without what doesn't change the page. */
	path: string;
	image?: SharedPicture;
	type?: "website" | "article" | "product";
	/** False for a page that search engines should not list; it is followed all the same. */
	index?: boolean;
};

/** The address as anybody outside the site needs it; never made of a request's Host header. */
export const absoluteAddress = (path: string): string => `${publicSettings.origin}${path}`;

/** One line of at most `max` characters, which ends at a word and with "…" where it was cut. */
export function cutAtWord(text: string, max: number): string {
	const line = text.replace(/\s+/g, " ").trim();
	if (line.length <= max) return line;
	const start = line.slice(0, max - 1);
	const lastSpace = line[max - 1] === " " ? max - 1 : start.lastIndexOf(" ");
	const words = lastSpace > 0 ? start.slice(0, lastSpace) : start.replace(/[\uD800-\uDBFF]$/, "");
	return `${words.replace(/[\s.,;:!?–-]+$/, "")}…`;
}

/**
 * The whole sentences of a text that fit. Where they are less than half of it the text is cut
 * at a word: a point may be that of "Mrs.".
 */
export function cutAtSentence(text: string, max: number): string {
	const line = text.replace(/\s+/g, " ").trim();
	if (line.length <= max) return line;
	const sentences = line.slice(0, max + 1).match(/^.*[.!?][”"’')]?(?= )/)?.[0];
	return sentences && sentences.length >= max / 2 ? sentences : cutAtWord(line, max);
}

/** "Contact the Team | Homeward Hounds"; a title that names the brand itself stays as it is. */
export function fullTitle(title: string): string {
	return title.includes(facts.brand) ? title : `${title} | ${facts.brand}`;
}

/** The picture of a page that has none of its own. */
export const sitePreview: SharedPicture = {
	path: href("/preview.jpg"),
	width: PREVIEW_WIDTH,
	height: PREVIEW_HEIGHT,
	get alt() {
		return `${facts.brand}: ${facts.tagline}`;
	},
};

/** The picture that stands for a puppy's profile. */
export function puppyPreview(puppy: { profilePath: string; name: string; breed: string }) {
	return {
		path: href("/trained-puppies-for-sale/:profilePath/preview.jpg", {
			profilePath: puppy.profilePath,
		}),
		width: PREVIEW_WIDTH,
		height: PREVIEW_HEIGHT,
		alt: [puppy.name, puppy.breed].filter(Boolean).join(", "),
	} satisfies SharedPicture;
}

/** Everything that a route's `meta` returns for a page. */
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
