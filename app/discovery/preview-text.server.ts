/**
 * Draws the texts of preview pictures. The fonts are part of the site, because a server may have none:
 * Besley 560 and Figtree 500, Latin and Latin Extended. They have names of their own, so that no installed
 * font is used instead. The texts are not drawn as SVG, because photos/sharp.server.ts disables that.
 */
import { join } from "node:path";
import { loadSharp } from "~/photos/sharp.server.ts";
import { runtimeFile } from "~/platform/project-files.server.ts";

export const artFolder = runtimeFile("app/discovery/preview-art");

const fonts = {
	display: { family: "Preview Besley", file: "besley.ttf" },
	text: { family: "Preview Figtree", file: "figtree.ttf" },
} as const;

/** Maximum number of characters. A longer text is cut before it is measured. */
const LENGTH_MAX = 80;
/** Makes one point equal to one pixel. */
const DPI = 72;

type Line = {
	text: string;
	font: keyof typeof fonts;
	color: string;
	/** Font size in px. */
	size: number;
	/** Smallest legible font size in px. A text that doesn't fit even then is cut. */
	smallest: number;
	/** Available width in px. */
	maxWidth: number;
};

/** Everything but Latin-1, Latin Extended-A and common typographic characters. */
const UNDRAWABLE = /[^\u0020-\u007E\u00A1-\u00AC\u00AE-\u017F‘’“”–—…€]/gu;
const INVISIBLE = /[\p{M}\p{C}\p{Z}]/gu;

/**
 * The part of a text that the fonts can draw. A letter with an accent that they lack loses the accent. Emoji
 * and other scripts are left out. The result may be empty.
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

async function draw({ font, color }: Line, text: string, size: number) {
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
 * Draws a text in one line on a transparent background, as large as fits. It is cut if even the smallest
 * size doesn't fit. Undefined if none of its characters can be drawn.
 */
export async function drawText(line: Line) {
	const { size, smallest, maxWidth } = line;
	let letters = [...drawable(line.text)].slice(0, LENGTH_MAX);
	if (letters.length === 0) return undefined;
	let image = await draw(line, letters.join(""), size);
	if (image.width <= maxWidth) return image;
	const fitting = Math.max(smallest, Math.floor((size * maxWidth) / image.width));
	image = await draw(line, letters.join(""), fitting);
	while (image.width > maxWidth && letters.length > 1) {
		const room = Math.floor((letters.length * maxWidth) / image.width);
		letters = letters.slice(0, Math.max(1, Math.min(room, letters.length - 1)));
		image = await draw(line, `${letters.join("").trimEnd()}…`, fitting);
	}
	return image;
}
