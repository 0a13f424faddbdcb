/** The trainer's own pages as they are stored: one document, so that they are published together. */
import { href } from "react-router";
import { z } from "zod";
import type { ContentDocument } from "../document.ts";
import { contentPicture } from "../picture.ts";
import { blockKinds, menuPlaces, type OwnPage } from "./own-page.ts";

const text = z.string().default("");

const block = z.object({
	id: z.string(),
	kind: z.enum(blockKinds),
	title: text,
	text,
	picture: contentPicture,
	rows: z.array(z.object({ name: text, price: text })).default([]),
});

const page = z.object({
	id: z.string(),
	title: text,
	slug: z.string(),
	formerSlugs: z.array(z.string()).default([]),
	lead: text,
	menuName: text,
	menu: z.enum(menuPlaces).catch("none"),
	searchTitle: text,
	searchDescription: text,
	picture: contentPicture,
	isHidden: z.boolean().default(false),
	deletedAt: z.string().optional(),
	blocks: z.array(block).default([]),
});

export const ownPagesDocument: ContentDocument<OwnPage[]> = {
	key: "pages",
	label: "Your own pages",
	schema: z.array(page),
	defaults: () => [],
	path: href("/"),
	editPath: href("/admin/content/pages"),
};
