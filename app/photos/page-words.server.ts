/** The texts and pictures of a page that the trainer has changed. */
import type { TextPage } from "~/content/texts/page-fields.ts";
import { writtenFor } from "~/content/texts/words-for.server.ts";
import type { PictureSource } from "~/ui/picture/picture.tsx";
import { pagePictures } from "./content-pictures.server.ts";

/** Pictures by the name of their place on the page. */
export type PagePictures = Readonly<Record<string, PictureSource>>;

export interface PageWords<Words> {
	/** Set only if a text was changed; the page has the sample's texts itself. */
	words?: Words;
	/** Set only if a picture was replaced. */
	pictures?: PagePictures;
}

/** The part of a page's loader data that differs from the sample; empty if nothing was changed. */
export async function pageWords<Words>(
	args: { request: Request },
	page: TextPage<Words>,
): Promise<PageWords<Words>> {
	const written = await writtenFor(args, page);
	if (!written) return {};
	const chosen = Object.entries(written.pictures);
	const sources = await pagePictures(chosen.map(([, picture]) => picture));
	const pictures: Record<string, PictureSource> = {};
	for (const [index, [name]] of chosen.entries()) {
		const source = sources[index];
		if (source) pictures[name] = source;
	}
	const hasPictures = Object.keys(pictures).length > 0;
	return { words: written.words, ...(hasPictures && { pictures }) };
}
