/** The documents with the trainer's texts and pictures for the site's built-in pages. */
import { href } from "react-router";
import { z } from "zod";
import type { ContentDocument } from "../document.ts";
import { type ContentPicture, storedPicture } from "../picture.ts";
import type { TextPage, Texts } from "./page-fields.ts";
import { siteTexts } from "./site.ts";

/** The texts and pictures that differ from the sample. */
export interface WrittenTexts {
	texts: Texts;
	pictures: Readonly<Record<string, ContentPicture | undefined>>;
}

const schema = z.object({
	texts: z.record(z.string(), z.string()),
	pictures: z.record(z.string(), storedPicture),
});

const documentOf = ({
	key,
	label,
	path,
}: Omit<TextPage<unknown>, "words">): ContentDocument<WrittenTexts> => ({
	key,
	label,
	schema,
	defaults: () => ({ texts: {}, pictures: {} }),
	path,
	editPath: href("/admin/content/texts/:page", { page: key }),
});

/** Every page whose texts can be rewritten, in the order in which the admin lists them. */
export const textPages: readonly {
	page: TextPage<unknown>;
	document: ContentDocument<WrittenTexts>;
}[] = [siteTexts].map((page) => ({ page, document: documentOf(page) }));

/** The document of a page's texts. */
export function textsDocument({ key }: { key: string }): ContentDocument<WrittenTexts> {
	const found = textPages.find(({ page }) => page.key === key);
	if (!found) throw new Error(`No page has the texts ${key}`);
	return found.document;
}
