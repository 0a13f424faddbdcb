/** A page of the trainer's own, made of blocks of fixed kinds. */
import { ADDRESS_MAX } from "../address.ts";
import type { ContentPicture } from "../picture.ts";

export const blockKinds = ["text", "picture", "question", "prices"] as const;
export type BlockKind = (typeof blockKinds)[number];

/** What the admin calls each kind of block. */
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
	/** With simple formatting (formatting.server.ts); of a question, its answer. */
	text: string;
	/** Of a picture with words. */
	picture?: ContentPicture;
	/** Of a price table. */
	rows: PriceRow[];
}

/** Where the navigation has a link to a page. */
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
	/** Its address without the slash. */
	slug: string;
	/** Addresses it had before, which lead to it. */
	formerSlugs: string[];
	lead: string;
	/** What the navigation calls it; its title where this is empty. */
	menuName: string;
	menu: MenuLocation;
	/** For search engines, and where the page is shared; made of the page where empty. */
	searchTitle: string;
	searchDescription: string;
	/** Stands for the page where it is shared. */
	picture?: ContentPicture;
	/** Not for visitors yet. */
	isHidden: boolean;
	/** When it was put into the trash, as ISO 8601. */
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

/** What visitors can open. */
export const shownPages = (pages: readonly OwnPage[]) =>
	pages.filter(({ deletedAt, isHidden }) => !deletedAt && !isHidden);

/** What isn't in the trash. */
export const undeletedPages = (pages: readonly OwnPage[]) =>
	pages.filter(({ deletedAt }) => !deletedAt);

/** The message where there is no room for one more page; undefined where there is. */
export const pagesFull = (pages: readonly OwnPage[]): string | undefined =>
	undeletedPages(pages).length >= ownPageLimits.pages
		? `There are ${ownPageLimits.pages} pages already. Please delete one first.`
		: undefined;

/** The links that the navigation has to these pages, in their order. */
export const menuEntries = (pages: readonly OwnPage[]) =>
	shownPages(pages)
		.filter(({ menu }) => menu !== "none")
		.map(({ title, menuName, menu, slug }) => ({
			name: menuName || title,
			path: `/${slug}`,
			header: menu !== "footer",
			footer: menu !== "header",
		}));
