/** Turns uploaded bytes into the files that the site shows. */
import { readFile, stat } from "node:fs/promises";
import pLimit from "p-limit";
import type { Raw, Sharp } from "sharp";
import { withMoreLines } from "./jpeg-surplus.ts";
import { MAX_BYTES, MAX_PIXELS, MAX_RATIO, MAX_SIDE, STEP_TIMEOUT } from "./limits.ts";
import { loadSharp } from "./sharp.server.ts";
import {
	formats,
	jpegSettings,
	ORIGINAL_MAX_SIDE,
	type PhotoFormat,
	photoFile,
	type ThumbnailSize,
	thumbnailSizes,
	thumbnailWidth,
	webpSettings,
} from "./sizes.ts";
import { withoutLastBytes } from "./webp-surplus.ts";

/** A picture was refused. The message is worded to follow the file's name: "is too large: …". */
export class PhotoRefused extends Error {
	override name = "PhotoRefused";
}

export type ProcessedPhoto = {
	/** Width and height of the stored original, turned upright, in pixels. */
	width: number;
	height: number;
	/** Dominant color as #rrggbb. */
	color: string;
	/** Every file of the photo, by its path in the photos' folder. */
	files: ReadonlyMap<string, Buffer>;
};

type Pixels = { data: Buffer; raw: Raw };

const UNREADABLE =
	"is not a picture we can read: please choose a JPEG, PNG, WebP or AVIF file that is not damaged";
const HEIC = "is a HEIC picture, which we can't read: please save it as a JPEG first";
const TOO_SLOW = "takes too long to read: please save it at a smaller size or as a JPEG";
const MEGABYTE = 1024 * 1024;

/** Only one photo is processed at a time, so that simultaneous uploads don't add up in memory. */
const limit = pLimit(1);

/**
 * Refuses an empty or too large photo by its number of bytes, before it is read.
 * @throws {PhotoRefused}
 */
export function assertPhotoBytes(bytes: number) {
	if (bytes === 0) throw new PhotoRefused("is empty");
	if (bytes <= MAX_BYTES) return;
	const size = (bytes / MEGABYTE).toFixed(1);
	throw new PhotoRefused(`is too large: ${size} MB; the limit is ${MAX_BYTES / MEGABYTE} MB`);
}

/** Whether it is a picture in the iPhone's format, whose container we can read but not its codec. */
function isHeic(bytes: Uint8Array): boolean {
	const start = Buffer.from(bytes.subarray(0, 64)).toString("latin1");
	return start.startsWith("ftyp", 4) && /hei[cxms]|hev[cxms]/.test(start);
}

function refusal(bytes: Uint8Array, cause: unknown): PhotoRefused {
	if (cause instanceof PhotoRefused) return cause;
	const slow = cause instanceof Error && cause.message.startsWith("timeout");
	return new PhotoRefused(slow ? TOO_SLOW : isHeic(bytes) ? HEIC : UNREADABLE, { cause });
}

/**
 * Refuses a picture by its dimensions, before the first pixel is read.
 * @throws {PhotoRefused}
 */
function assertDimensions(width: number, height: number) {
	if (width * height > MAX_PIXELS) {
		const size = Math.round((width * height) / 1e6);
		throw new PhotoRefused(
			`is too large: ${size} megapixels; the limit is ${MAX_PIXELS / 1e6} megapixels`,
		);
	}
	const [short, long] = [Math.min(width, height), Math.max(width, height)];
	if (long <= MAX_SIDE && long <= short * MAX_RATIO) return;
	const size = `${width} × ${height} pixels`;
	throw new PhotoRefused(
		long > MAX_SIDE
			? `is too large: ${size}; the limit is ${MAX_SIDE.toLocaleString("en-US")} on each side`
			: `is too narrow: ${size}; one side can be at most ${MAX_RATIO} times as long as the other`,
	);
}

/** A decoding pipeline that scales to the original's maximum size and fails on any decoder warning. */
async function decoding(bytes: Uint8Array, limitInputPixels: number | false) {
	const sharp = await loadSharp();
	return sharp(bytes, { limitInputPixels, failOn: "warning" })
		.timeout({ seconds: STEP_TIMEOUT })
		.resize({
			width: ORIGINAL_MAX_SIDE,
			height: ORIGINAL_MAX_SIDE,
			fit: "inside",
			withoutEnlargement: true,
		});
}

/** Number of decoded lines within which the decoder's warnings are always noticed. */
const NOTICED_AFTER = 32;

const canBeDecoded = async (bytes: Uint8Array) =>
	(await decoding(bytes, false))
		.raw()
		.toBuffer()
		.then(
			() => true,
			() => false,
		);

/** Whether a JPEG or WebP has more image data than its picture needs, which means that part of it is noise. */
async function hasSurplus(bytes: Uint8Array, longSide: number): Promise<boolean> {
	// The decoder may halve a large JPEG several times as it reads it.
	const more = NOTICED_AFTER * Math.max(1, Math.ceil(longSide / ORIGINAL_MAX_SIDE));
	const changed = withMoreLines(bytes, more) ?? withoutLastBytes(bytes);
	return changed !== undefined && canBeDecoded(changed);
}

/**
 * Decodes the picture upright, in sRGB and within the original's maximum size. Any decoder warning
 * counts as damage, because the rest of the picture would be published as a gray area.
 */
async function readPixels(bytes: Uint8Array): Promise<Pixels> {
	const sharp = await loadSharp();
	try {
		const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
		assertDimensions(width, height);
		const { data, info } = await (await decoding(bytes, MAX_PIXELS))
			.autoOrient()
			.toColourspace("srgb")
			.raw()
			.toBuffer({ resolveWithObject: true });
		if (await hasSurplus(bytes, Math.max(width, height))) throw new PhotoRefused(UNREADABLE);
		return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
	} catch (error) {
		throw refusal(bytes, error);
	}
}

const white = { background: "#ffffff" };

/** JPEG has no transparency: transparent areas become white. */
const encoders: Record<PhotoFormat, (picture: Sharp) => Sharp> = {
	webp: (picture) => picture.webp(webpSettings),
	jpg: (picture) => picture.flatten(white).jpeg(jpegSettings),
};

async function encode({ data, raw }: Pixels, name: string): Promise<Map<string, Buffer>> {
	const sharp = await loadSharp();
	const all = [undefined, ...thumbnailSizes].flatMap((size) =>
		formats.map((format) => ({ size, format })),
	);
	const one = async (format: PhotoFormat, size?: ThumbnailSize) => {
		const width = size ? thumbnailWidth(size, raw.width) : raw.width;
		const picture = sharp(data, { raw }).timeout({ seconds: STEP_TIMEOUT }).resize({ width });
		const bytes = await encoders[format](picture).toBuffer();
		return [photoFile(name, format, size), bytes] as const;
	};
	return new Map(await Promise.all(all.map(({ format, size }) => one(format, size))));
}

async function dominantColor({ data, raw }: Pixels): Promise<string> {
	const sharp = await loadSharp();
	const { data: few, info } = await sharp(data, { raw })
		.resize({ width: 64, height: 64, fit: "inside" })
		.flatten(white)
		.raw()
		.toBuffer({ resolveWithObject: true });
	const { width, height, channels } = info;
	const { dominant } = await sharp(few, { raw: { width, height, channels } }).stats();
	const parts = [dominant.r, dominant.g, dominant.b];
	return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/**
 * Makes every file of a photo, in memory: upright, without metadata, in each size and format.
 * @param source the uploaded bytes, or the path of a file.
 * @param name the photo's name, which its files are named after.
 * @throws {PhotoRefused} if it is not a picture, damaged or too large.
 */
export async function processPhoto(
	source: Uint8Array | string,
	name: string,
): Promise<ProcessedPhoto> {
	const isPath = typeof source === "string";
	assertPhotoBytes(isPath ? (await stat(source)).size : source.byteLength);
	const bytes = isPath ? await readFile(source) : source;
	return limit(async () => {
		const pixels = await readPixels(bytes);
		const [files, color] = await Promise.all([encode(pixels, name), dominantColor(pixels)]);
		return { width: pixels.raw.width, height: pixels.raw.height, color, files };
	});
}

/** Reads a photo's width, height and color from one of its files, which is far cheaper than making them all. */
export async function photoFacts(file: Uint8Array): Promise<Omit<ProcessedPhoto, "files">> {
	const sharp = await loadSharp();
	return limit(async () => {
		const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
		const { width, height, channels } = info;
		const color = await dominantColor({ data, raw: { width, height, channels } });
		return { width, height, color };
	});
}
