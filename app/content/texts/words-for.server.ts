/** Reads the texts of a page, for the page's loader. */
import { filled } from "~/business/placeholders.ts";
import { contentFor } from "../content-for.server.ts";
import type { ContentPicture } from "../picture.ts";
import { textsDocument } from "./documents.ts";
import { type TextPage, wordsOf } from "./page-fields.ts";

interface Written<Words> {
	words: Words;
	pictures: Readonly<Record<string, ContentPicture | undefined>>;
}

/** All texts of a page and its replaced pictures; undefined if nothing differs from the sample. */
export async function writtenFor<Words>(
	args: { request: Request },
	page: TextPage<Words>,
): Promise<Written<Words> | undefined> {
	const written = await contentFor(args, textsDocument(page));
	if (!written) return undefined;
	return { words: filled(wordsOf(page, written.texts)), pictures: written.pictures };
}
