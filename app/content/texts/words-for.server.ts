/** What a page's loader hands over of its texts. */
import { filled } from "~/business/placeholders.ts";
import { contentFor } from "../content-for.server.ts";
import type { ContentPicture } from "../picture.ts";
import { textsDocument } from "./documents.ts";
import { type TextPage, wordsOf } from "./page-fields.ts";

interface Written<Words> {
	words: Words;
	pictures: Readonly<Record<string, ContentPicture | undefined>>;
}

/** All words of a page, and its pictures that were replaced; undefined where the sample's words stand. */
export async function writtenFor<Words>(
	args: { request: Request },
	page: TextPage<Words>,
): Promise<Written<Words> | undefined> {
	const written = await contentFor(args, textsDocument(page));
	if (!written) return undefined;
	return { words: filled(wordsOf(page, written.texts)), pictures: written.pictures };
}
