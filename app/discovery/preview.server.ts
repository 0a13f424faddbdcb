/** Draws the preview pictures of shared pages: a scene with text below it. */
import { join } from "node:path";
import { facts } from "~/business/facts.ts";
import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from "~/business/head.ts";
import { loadSharp } from "~/photos/sharp.server.ts";
import { ON_NIGHT_COLOR, ON_NIGHT_MUTED_COLOR, THEME_COLOR } from "~/ui/theme/theme.css.ts";
import { artFolder, drawText } from "./preview-text.server.ts";

/** An image file, and the point that must stay in view, in percent from the left and the top. */
export type Scene = { file: string; focusX: number; focusY: number };

export type Preview = {
	title: string;
	line: string;
	scene: Scene;
	/** Shown instead of the drawn mark. */
	mark?: Scene;
};

/** Height of the scene in px. The ridge of the band covers a little of its lower edge. */
const SCENE_HEIGHT = 500;
/** The top of the band, and of the text on it, in px. */
const BAND_TOP = 440;
const WORDS_TOP = 512;
const MARGIN = 56;
const MARK_SIZE = 60;
const BRAND_WIDTH = 330;
const GAP = 18;
/** Seconds that processing an image may take. */
const TIMEOUT = 20;

const display = { font: "display", color: ON_NIGHT_COLOR } as const;
const small = { font: "text", color: ON_NIGHT_MUTED_COLOR } as const;

/** The hills and the house with its lights on, for a puppy without a photo. */
export const hills: Scene = { file: join(artFolder, "hills.webp"), focusX: 50, focusY: 100 };
/** Three puppies in front of the hills, for the site itself. */
export const puppiesAndHills: Scene = {
	file: join(artFolder, "puppies.webp"),
	focusX: 50,
	focusY: 100,
};

/**
 * Returns the scene as a PNG that fills the frame, like `object-fit: cover` in CSS. As with
 * `object-position`, the focus decides how much is cut off on each side.
 */
async function cropped(
	{ file, focusX, focusY }: Scene,
	frame: { width: number; height: number },
): Promise<Buffer> {
	const sharp = await loadSharp();
	const { width, height } = await sharp(file).metadata();
	const scale = Math.max(frame.width / width, frame.height / height);
	const visible = {
		width: Math.min(width, Math.round(frame.width / scale)),
		height: Math.min(height, Math.round(frame.height / scale)),
	};
	return sharp(file)
		.timeout({ seconds: TIMEOUT })
		.extract({
			...visible,
			left: Math.round(((width - visible.width) * focusX) / 100),
			top: Math.round(((height - visible.height) * focusY) / 100),
		})
		.resize({ ...frame, fit: "fill" })
		.png({ compressionLevel: 1 })
		.toBuffer();
}

/** A logo, whole, in a white square. */
export async function squared({ file }: Scene, size: number): Promise<Buffer> {
	const sharp = await loadSharp();
	return sharp(file)
		.timeout({ seconds: TIMEOUT })
		.resize({ width: size, height: size, fit: "contain", background: "#ffffff" })
		.png({ compressionLevel: 1 })
		.toBuffer();
}

async function texts({ title, line }: Preview) {
	// The site's own picture shows the brand only once, as the title.
	const brand =
		title === facts.brand
			? undefined
			: await drawText({
					...display,
					text: facts.brand,
					size: 34,
					smallest: 20,
					maxWidth: BRAND_WIDTH,
				});
	const right = MARK_SIZE + GAP + (brand ? brand.width + GAP : 0);
	const maxWidth = PREVIEW_WIDTH - 2 * MARGIN - right;
	const [name, below] = await Promise.all([
		drawText({ ...display, text: title, size: 62, smallest: 36, maxWidth }),
		drawText({ ...small, text: line, size: 30, smallest: 22, maxWidth }),
	]);
	return { name, below, brand };
}

/**
 * Draws a JPEG of PREVIEW_WIDTH by PREVIEW_HEIGHT. Characters that our fonts lack are left out.
 * @throws if the scene's file is missing or damaged.
 */
export async function drawPreview(preview: Preview): Promise<Buffer> {
	const [scene, mark, { name, below, brand }] = await Promise.all([
		cropped(preview.scene, { width: PREVIEW_WIDTH, height: SCENE_HEIGHT }),
		preview.mark ? squared(preview.mark, MARK_SIZE) : join(artFolder, "mark.png"),
		texts(preview),
	]);
	const right = PREVIEW_WIDTH - MARGIN;
	const middle = WORDS_TOP + 44;
	const layers = [
		{ input: scene, left: 0, top: 0 },
		{ input: join(artFolder, "band.png"), left: 0, top: BAND_TOP },
		{
			input: mark,
			left: right - MARK_SIZE - (brand ? brand.width + GAP : 0),
			top: middle - MARK_SIZE / 2,
		},
		name && { input: name.input, left: MARGIN, top: WORDS_TOP - 8 },
		below && { input: below.input, left: MARGIN, top: WORDS_TOP + 66 },
		brand && {
			input: brand.input,
			left: right - brand.width,
			top: middle - Math.round(brand.height / 2),
		},
	];
	const sharp = await loadSharp();
	return sharp({
		create: {
			width: PREVIEW_WIDTH,
			height: PREVIEW_HEIGHT,
			channels: 3,
			background: THEME_COLOR,
		},
	})
		.timeout({ seconds: TIMEOUT })
		.composite(layers.filter((layer) => layer !== undefined))
		.jpeg({ quality: 84, progressive: true })
		.toBuffer();
}
