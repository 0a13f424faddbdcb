/** Prepares one of the trainer's own pages for its route. */
import { cutAtWord } from "~/business/head.ts";
import { filled } from "~/business/placeholders.ts";
import { contentFor } from "~/content/content-for.server.ts";
import {
	type OwnBlock,
	type OwnPage,
	ownPagesDocument,
	shownPages,
} from "~/content/documents/own-pages.ts";
import { formatted } from "~/content/formatting.server.ts";
import { pagePictures } from "~/photos/content-pictures.server.ts";
import type { FormattedPart } from "~/ui/page/formatted.tsx";
import type { PictureSource } from "~/ui/picture/picture.tsx";

/** Maximum length in characters of a page's description. The head tags shorten it further. */
const DESCRIPTION = 300;

interface PriceRow {
	id: string;
	name: string;
	price: string;
}

interface Words {
	id: string;
	title: string;
	parts: FormattedPart[];
}

/** A block as shown on the page. Consecutive questions form one list. */
export type ShownBlock =
	| (Words & { kind: "text" })
	| (Words & { kind: "picture"; picture?: PictureSource })
	| (Words & { kind: "prices"; rows: readonly PriceRow[] })
	| { kind: "questions"; id: string; questions: Words[] };

/** Whether a block has content. Empty blocks aren't shown. */
const saysSomething = (block: OwnBlock) =>
	block.kind === "question"
		? Boolean(block.title && block.text)
		: Boolean(block.title || block.text || pictureOf(block)) ||
			(block.kind === "prices" && block.rows.length > 0);

const pictureOf = (block: OwnBlock) => (block.kind === "picture" ? block.picture : undefined);

function shownBlocks(
	blocks: readonly OwnBlock[],
	pictures: ReadonlyMap<string, PictureSource | undefined>,
): ShownBlock[] {
	const shown: ShownBlock[] = [];
	for (const block of blocks) {
		const { id, title } = block;
		const words = { id, title, parts: formatted(block.text) };
		const last = shown.at(-1);
		if (block.kind === "question" && last?.kind === "questions") last.questions.push(words);
		else if (block.kind === "question") shown.push({ kind: "questions", id, questions: [words] });
		else if (block.kind === "prices") shown.push({ kind: block.kind, ...words, rows: block.rows });
		else if (block.kind === "picture") {
			shown.push({ kind: block.kind, ...words, picture: pictures.get(id) });
		} else shown.push({ kind: block.kind, ...words });
	}
	return shown;
}

const wordsIn = (parts: readonly FormattedPart[]): string =>
	parts
		.flatMap((part) => ("p" in part ? part.p : []))
		.map((word) => (typeof word === "string" ? word : ""))
		.join(" ");

async function view(written: OwnPage) {
	const page = filled(written);
	const { title, slug, lead, search } = page;
	const blocks = page.blocks.filter(saysSomething);
	const [shared, ...sources] = await pagePictures([search.picture, ...blocks.map(pictureOf)]);
	const pictures = new Map(blocks.map(({ id }, index) => [id, sources[index]]));
	const shown = shownBlocks(blocks, pictures);
	const firstWords = shown
		.map((block) => ("parts" in block ? wordsIn(block.parts) : ""))
		.find(Boolean);
	const description = search.description || lead || firstWords || title;
	return {
		title,
		slug,
		lead,
		blocks: shown,
		head: {
			title: search.title || title,
			description: cutAtWord(description, DESCRIPTION),
			// A drawing has no file in a format that every program can show for a shared page.
			picture: search.picture && "photo" in search.picture ? shared : undefined,
		},
	};
}

export type OwnPageView = Awaited<ReturnType<typeof view>>;

/** The page at an address, or the address that it has moved to. Undefined if there is no such page. */
export async function ownPageAt(
	args: { request: Request },
	slug: string,
): Promise<{ page: OwnPageView } | { movedTo: string } | undefined> {
	const pages = shownPages(await contentFor(args, ownPagesDocument));
	const own = pages.find((page) => page.slug === slug);
	if (own) return { page: await view(own) };
	const moved = pages.find((page) => page.formerSlugs.includes(slug));
	return moved ? { movedTo: moved.slug } : undefined;
}
