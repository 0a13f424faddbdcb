/** The document with the trainer's own pages. They are one document, so that they are published together. */
import { href } from "react-router";
import { z } from "zod";
import { formerAddresses } from "../address.ts";
import type { ContentDocument } from "../document.ts";
import { storedPicture } from "../picture.ts";
import { blockKinds, menuLocations, type OwnPage } from "./own-page.ts";

const text = z.string().default("");

const block = z.object({
	id: z.string(),
	kind: z.enum(blockKinds),
	title: text,
	text,
	picture: storedPicture,
	rows: z.array(z.object({ name: text, price: text })).default([]),
});

const page = z.object({
	id: z.string(),
	title: text,
	slug: z.string(),
	formerSlugs: z.array(z.string()).default([]),
	lead: text,
	menuName: text,
	menu: z.enum(menuLocations).catch("none"),
	searchTitle: text,
	searchDescription: text,
	picture: storedPicture,
	isHidden: z.boolean().default(false),
	deletedAt: z.string().optional(),
	blocks: z.array(block).default([]),
});

const addressesOf = ({ slug, formerSlugs }: OwnPage) => ({ now: slug, former: formerSlugs });

/** Adds to each page the addresses at which visitors know it, so that they keep leading to it. */
const withFormerSlugs = (content: OwnPage[], published: OwnPage[]): OwnPage[] =>
	content.map((page) => {
		const visible = published.find(({ id }) => id === page.id);
		const formerSlugs = formerAddresses(addressesOf(page), visible && addressesOf(visible));
		return { ...page, formerSlugs };
	});

export const ownPagesDocument: ContentDocument<OwnPage[]> = {
	key: "pages",
	label: "Your own pages",
	schema: z.array(page),
	defaults: () => [],
	hasNoSample: true,
	withAddresses: withFormerSlugs,
	path: href("/"),
	editPath: href("/admin/content/pages"),
};
