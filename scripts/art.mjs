// npm run art: writes what is missing of the drawings in app/ui/art. The widest WebP of a name,
// {name}-{width}.webp, is the drawing; its narrower sizes, and every size as AVIF, come from it.
// Files that are there stay as they are: to draw one anew, delete what was made of it.
// The widths of all drawings then go into app/ui/art-widths.ts.
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { say } from "./prepare.mjs";

const folder = join("app", "ui", "art");
/**
 * Widths in px that phones show: 92 % of 390 to 412 px, at 1.75 to 3 pixels each. A browser takes
 * the narrowest that is wide enough. The first picture of the home page is larger than others,
 * and those at the head of a page are smaller.
 * @param {string} name
 */
const phoneWidths = (name) => {
	if (name === "hero") return [600, 820, 900, 1220, 1360];
	return name.startsWith("head-") ? [360] : [720, 1140];
};
/** The narrowest drawing of which there is also a half. */
const HALVED_FROM = 900;
/** Widths nearer to each other than by this share are one. */
const ALIKE = 0.07;
/** As AVIF they are alike to the eye (structural similarity within 0.01) and a third smaller. */
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
const lines = [...widths].map(([name, all]) => {
	const key = /^[a-z]+$/.test(name) ? name : JSON.stringify(name);
	return `\t${key}: [${all.sort((one, other) => one - other).join(", ")}],`;
});
writeFileSync(
	join("app", "ui", "art-widths.ts"),
	`/** Widths in px of each drawing in ui/art, in both formats; written by \`npm run art\`. */
export const artWidths: Readonly<Record<string, readonly number[]>> = {
${lines.join("\n")}
};
`,
);
