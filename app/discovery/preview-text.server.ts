/**
 * Draws words for preview pictures. The fonts come along with the site, because a server may have
 * none: Besley 560 and Figtree 500, Latin and Latin Extended, under names of their own so that
 * no installed font is taken for them. SVG would do too, but photos/sharp.server.ts shuts it.
 */
import { join } from "node:path";
import { loadSharp } from "~/photos/sharp.server.ts";
import { artFolder } from "./preview-art.server.ts";

const fonts = {
	display: { family: "Preview Besley", file: "besley.ttf" },
	text: { family: "Preview Figtree", file: "figtree.ttf" },
} as const;

/** Longer words are cut before they are measured. */
const LENGTH_MAX = 80;
/** One point is one pixel. */
const DPI = 72;

export type Words = {
	text: string;
	font: keyof typeof fonts;
	color: string;
	/** In px, and the smallest that still reads; words that don't fit even so are cut. */
	size: number;
	smallest: number;
	/** Room in px. */
	maxWidth: number;
};

export type DrawnWords = { input: Buffer; width: number; height: number };

/** Latin-1 and Latin Extended-A, and the marks of ordinary typesetting. */
const UNDRAWABLE = /[^\u0020-\u007E\u00A1-\u00AC\u00AE-\u017F‘’“”–—…€]/gu;
const INVISIBLE = /[\p{M}\p{C}\p{Z}]/gu;

/**
 * The part of a text that the fonts can draw: an accent that they lack is dropped and its letter
 * kept; emoji and other scripts are left out. May be empty.
 */
export function drawable(text: string): string {
	const plain = text.normalize("NFC").replace(UNDRAWABLE, (character) => {
		if (/\s/.test(character)) return " ";
		return character.normalize("NFKD").replace(INVISIBLE, "").replace(UNDRAWABLE, "");
	});
	return plain.replace(/\s+/g, " ").trim();
}

const markup = (text: string) =>
	text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

async function draw({ font, color }: Words, text: string, size: number): Promise<DrawnWords> {
	const sharp = await loadSharp();
	const { family, file } = fonts[font];
	const { data, info } = await sharp({
		text: {
			text: `<span foreground="${color}">${markup(text)}</span>`,
			font: `${family} ${size}`,
			fontfile: join(artFolder, file),
			dpi: DPI,
			rgba: true,
		},
	})
		.png()
		.toBuffer({ resolveWithObject: true });
	return { input: data, width: info.width, height: info.height };
}

/**
 * The words in one line on a clear ground: as large as fits, and cut where the smallest size
 * doesn't. Undefined when nothing of them can be drawn.
 */
export async function drawWords(words: Words): Promise<DrawnWords | undefined> {
	const { size, smallest, maxWidth } = words;
	let letters = [...drawable(words.text)].slice(0, LENGTH_MAX);
	if (letters.length === 0) return undefined;
	let image = await draw(words, letters.join(""), size);
	if (image.width <= maxWidth) return image;
	const fitting = Math.max(smallest, Math.floor((size * maxWidth) / image.width));
	image = await draw(words, letters.join(""), fitting);
	while (image.width > maxWidth && letters.length > 1) {
		const room = Math.floor((letters.length * maxWidth) / image.width);
		letters = letters.slice(0, Math.max(1, Math.min(room, letters.length - 1)));
		image = await draw(words, `${letters.join("").trimEnd()}…`, fitting);
	}
	return image;
}
