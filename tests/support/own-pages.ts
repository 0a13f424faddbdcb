import { ownPagesDocument } from "~/content/documents/own-pages.ts";

/** The content of the trainer's own pages, from as much of each page as a test cares about. */
export const ownPages = (...pages: readonly object[]) =>
	ownPagesDocument.schema.parse({
		items: pages.map((page, index) => ({
			id: `page-${index}`,
			title: "Questions",
			slug: "faq",
			...page,
		})),
	});

/** A block of such a page. */
export const ownBlock = (kind: string, values: object = {}) => ({
	id: crypto.randomUUID(),
	kind,
	...values,
});
