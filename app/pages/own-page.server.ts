/** Prepares one of the trainer's own pages for its route. */
import { cutAtWord } from "~/business/head.ts";
import { filled } from "~/business/placeholders.ts";
import { contentFor } from "~/content/content-for.server.ts";
import { formatted } from "~/content/formatting.server.ts";
import { ownPagesDocument } from "~/content/own-pages/document.ts";
import { type OwnBlock, type OwnPage, shownPages } from "~/content/own-pages/own-page.ts";
import { pagePictures } from "~/photos/content-pictures.server.ts";
import type { FormattedPart } from "~/ui/page/formatted.tsx";
import type { PictureSource } from "~/ui/picture/picture.tsx";

/** Maximum length in characters of a page's description. The head tags shorten it further. */
const DESCRIPTION = 300;

interface Words {
	id: string;
	title: string;
	parts: FormattedPart[];
}

/** A block as shown on the page. Consecutive questions form one list. */
export type ShownBlock =
	| (Words & { kind: "text" })
	| (Words & { kind: "picture"; picture?: PictureSource })
	| (Words & { kind: "prices"; rows: OwnBlock["rows"] })
	| { kind: "questions"; id: string; questions: Words[] };

/** Whether a block has content. Empty blocks aren't shown. */
const saysSomething = ({ kind, title, text, picture, rows }: OwnBlock) =>
	kind === "question"
		? Boolean(title && text)
		: Boolean(title || text || picture || rows.length > 0);

function shownBlocks(
	blocks: readonly OwnBlock[],
	pictures: ReadonlyMap<string, PictureSource | undefined>,
): ShownBlock[] {
	const shown: ShownBlock[] = [];
	for (const { id, kind, title, text, rows } of blocks) {
		const words = { id, title, parts: formatted(text) };
		const last = shown.at(-1);
		if (kind === "question" && last?.kind === "questions") last.questions.push(words);
		else if (kind === "question") shown.push({ kind: "questions", id, questions: [words] });
		else if (kind === "prices") shown.push({ kind, ...words, rows });
		else if (kind === "picture") shown.push({ kind, ...words, picture: pictures.get(id) });
		else shown.push({ kind, ...words });
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
	const { title, slug, lead, searchTitle, searchDescription } = page;
	const blocks = page.blocks.filter(saysSomething);
	const [shared, ...sources] = await pagePictures([
		page.picture,
		...blocks.map(({ picture }) => picture),
	]);
	const pictures = new Map(blocks.map(({ id }, index) => [id, sources[index]]));
	const shown = shownBlocks(blocks, pictures);
	const firstWords = shown
		.map((block) => ("parts" in block ? wordsIn(block.parts) : ""))
		.find(Boolean);
	const description = searchDescription || lead || firstWords || title;
	return {
		title,
		slug,
		lead,
		blocks: shown,
		head: {
			title: searchTitle || title,
			description: cutAtWord(description, DESCRIPTION),
			// A drawing has no file in a format that every program can show for a shared page.
			picture: page.picture && "photo" in page.picture ? shared : undefined,
		},
	};
}

export type OwnPageView = Awaited<ReturnType<typeof view>>;

/** The page at an address, or the address that it has moved to. Undefined if there is no such page. */
export async function ownPageAt(
	args: { request: Request },
	slug: string,
): Promise<{ page: OwnPageView } | { movedTo: string } | undefined> {
	const pages = shownPages((await contentFor(args, ownPagesDocument)) ?? []);
	const own = pages.find((page) => page.slug === slug);
	if (own) return { page: await view(own) };
	const moved = pages.find((page) => page.formerSlugs.includes(slug));
	return moved ? { movedTo: moved.slug } : undefined;
}
