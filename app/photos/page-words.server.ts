/** The words and pictures of a page that the trainer has rewritten. */
import type { TextPage } from "~/content/texts/page-fields.ts";
import { writtenFor } from "~/content/texts/words-for.server.ts";
import type { PictureSource } from "~/ui/picture/picture.tsx";
import { contentPictures } from "./content-pictures.server.ts";

/** Pictures by the names of the places where they stand. */
export type PagePictures = Readonly<Record<string, PictureSource>>;

export interface PageWords<Words> {
	/** Only where something was rewritten: the page knows the sample itself. */
	words?: Words;
	/** Only where one was replaced. */
	pictures?: PagePictures;
}

/** What a page's loader hands over: nothing as long as the page says what the sample says. */
export async function pageWords<Words>(
	args: { request: Request },
	page: TextPage<Words>,
): Promise<PageWords<Words>> {
	const written = await writtenFor(args, page);
	if (!written) return {};
	const chosen = Object.entries(written.pictures);
	const sources = await contentPictures(chosen.map(([, picture]) => picture));
	const pictures: Record<string, PictureSource> = {};
	for (const [index, [name]] of chosen.entries()) {
		const source = sources[index];
		if (source) pictures[name] = source;
	}
	const hasPictures = Object.keys(pictures).length > 0;
	return { words: written.words, ...(hasPictures && { pictures }) };
}
