// npm run art: writes missing files of the drawings in app/ui/art. The widest WebP with a name,
// {name}-{width}.webp, is the original; its narrower sizes and all AVIF files are made from it.
// Existing files are kept: to replace a drawing, delete the files that were made from it.
// The widths of all drawings are then written to app/ui/art-widths.ts.
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { say } from "./prepare.mjs";

const folder = join("app", "ui", "art");
/**
 * Widths in pixels that phones need: 92% of 390 to 412 CSS px, at a pixel ratio of 1.75 to 3. A browser
 * picks the narrowest one that is wide enough. The first picture of the home page is larger than others,
 * and those at the top of a page are smaller.
 * @param {string} name
 */
const phoneWidths = (name) => {
	if (name === "hero") return [600, 820, 900, 1220, 1360];
	return name.startsWith("head-") ? [360] : [720, 1140];
};
/** Drawings of at least this width are also written at half their width. */
const HALVED_FROM = 900;
/** A width that differs from another by no more than this share is left out. */
const ALIKE = 0.07;
/** The AVIF files look like the WebP files (structural similarity within 0.01) and are a third smaller. */
const formats = /** @type {const} */ ([
	["avif", { quality: 55, effort: 7 }],
	["webp", { quality: 80, effort: 6 }],
]);

const widest = new Map();
for (const file of readdirSync(folder)) {
	const [, name, width] = /^(.+)-(\d+)\.webp$/.exec(file) ?? [];
	if (name) widest.set(name, Math.max(Number(width), widest.get(name) ?? 0));
}

for (const [name, whole] of widest) {
	const half = whole >= HALVED_FROM ? [whole / 2] : [];
	/** @param {number} width */
	const isNew = (width) => [whole, ...half].every((other) => Math.abs(width / other - 1) > ALIKE);
	const narrower = phoneWidths(name).filter((width) => width < whole && isNew(width));
	for (const width of new Set([whole, ...half, ...narrower])) {
		for (const [format, settings] of formats) {
			const file = join(folder, `${name}-${width}.${format}`);
			if (existsSync(file)) continue;
			const drawing = sharp(join(folder, `${name}-${whole}.webp`)).resize(width);
			await drawing.toFormat(format, settings).toFile(file);
			say(`Wrote ${file}.`);
		}
	}
}

/** @type {Map<string, number[]>} */
const widths = new Map();
for (const file of readdirSync(folder)) {
	const [, name, width] = /^(.+)-(\d+)\.webp$/.exec(file) ?? [];
	if (name) widths.set(name, [...(widths.get(name) ?? []), Number(width)]);
}
/**
 * The names of the drawings by their widths. Many have the same widths, and every page loads this table.
 * @type {Map<string, string[]>}
 */
const byWidths = new Map();
for (const [name, all] of widths) {
	const key = all.sort((one, other) => one - other).join(", ");
	byWidths.set(key, [...(byWidths.get(key) ?? []), name]);
}
const lines = [...byWidths].map(
	([all, names]) => `\t[[${all}], ${JSON.stringify(names.join(" "))}],`,
);
writeFileSync(
	join("app", "ui", "art-widths.ts"),
	`/** Widths in px of the drawings in ui/art, in both formats, and their names; written by \`npm run art\`. */
export const artWidths: readonly (readonly [widths: readonly number[], names: string])[] = [
${lines.join("\n")}
];
`,
);
