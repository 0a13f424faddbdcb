/** A page that the trainer makes herself out of blocks of fixed kinds. */
import { ADDRESS_MAX } from "../address.ts";
import type { ContentPicture } from "../picture.ts";

export const blockKinds = ["text", "picture", "question", "prices"] as const;
export type BlockKind = (typeof blockKinds)[number];

/** The name of each kind of block in the admin. */
export const blockNames: Readonly<Record<BlockKind, string>> = {
	text: "Text",
	picture: "Picture with words",
	question: "Question and answer",
	prices: "Price table",
};

export interface PriceRow {
	name: string;
	price: string;
}

export interface OwnBlock {
	/** Never changes. */
	id: string;
	kind: BlockKind;
	/** The heading, or the question. */
	title: string;
	/** Text with simple formatting (formatting.server.ts). In a question block, the answer. */
	text: string;
	/** Only in a picture block. */
	picture?: ContentPicture;
	/** Only in a price table. */
	rows: PriceRow[];
}

/** Where the navigation links to a page. */
export const menuLocations = ["none", "header", "footer", "both"] as const;
export type MenuLocation = (typeof menuLocations)[number];

export const menuNames: Readonly<Record<MenuLocation, string>> = {
	none: "Nowhere",
	header: "At the top of every page",
	footer: "At the bottom of every page",
	both: "At the top and at the bottom",
};

export interface OwnPage {
	/** Never changes. */
	id: string;
	title: string;
	/** Its address without the leading slash. */
	slug: string;
	/** Its former addresses, which still lead to it. */
	formerSlugs: string[];
	lead: string;
	/** The text of its link in the navigation; its title if this is empty. */
	menuName: string;
	menu: MenuLocation;
	/** For search engines and shared links; derived from the page if empty. */
	searchTitle: string;
	searchDescription: string;
	/** The preview picture when the page is shared. */
	picture?: ContentPicture;
	/** Whether visitors can't open it yet. */
	isHidden: boolean;
	/** When it was moved to the trash, in ISO 8601. */
	deletedAt?: string;
	blocks: OwnBlock[];
}

export const ownPageLimits = {
	pages: 50,
	blocks: 60,
	rows: 20,
	title: 100,
	slug: ADDRESS_MAX,
	lead: 300,
	menuName: 40,
	searchTitle: 70,
	searchDescription: 300,
	blockTitle: 150,
	rowName: 120,
	rowPrice: 60,
} as const;

export const newPage = (page: Pick<OwnPage, "id" | "title" | "slug">): OwnPage => ({
	...page,
	formerSlugs: [],
	lead: "",
	menuName: "",
	menu: "none",
	searchTitle: "",
	searchDescription: "",
	isHidden: false,
	blocks: [],
});

export const newBlock = (block: Pick<OwnBlock, "id" | "kind">): OwnBlock => ({
	...block,
	title: "",
	text: "",
	rows: [],
});

/** The pages that visitors can open. */
export const shownPages = (pages: readonly OwnPage[]) =>
	pages.filter(({ deletedAt, isHidden }) => !deletedAt && !isHidden);

/** The pages that aren't in the trash. */
export const undeletedPages = (pages: readonly OwnPage[]) =>
	pages.filter(({ deletedAt }) => !deletedAt);

/** The message if there is no room for another page; undefined if there is. */
export const pagesFull = (pages: readonly OwnPage[]): string | undefined =>
	undeletedPages(pages).length >= ownPageLimits.pages
		? `There are ${ownPageLimits.pages} pages already. Please delete one first.`
		: undefined;

/** The navigation's links to these pages, in order. */
export const menuEntries = (pages: readonly OwnPage[]) =>
	shownPages(pages)
		.filter(({ menu }) => menu !== "none")
		.map(({ title, menuName, menu, slug }) => ({
			name: menuName || title,
			path: `/${slug}`,
			header: menu !== "footer",
			footer: menu !== "header",
		}));
