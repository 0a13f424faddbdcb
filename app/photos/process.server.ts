/** Turns uploaded bytes into the files that the site shows. */
import { readFile, stat } from "node:fs/promises";
import pLimit from "p-limit";
import type { Metadata, Raw, Sharp, SharpOptions } from "sharp";
import { MAX_BYTES, MAX_MEMORY, MAX_PIXELS, MAX_RATIO, STEP_TIMEOUT } from "./limits.ts";
import { firstPage, isPdf } from "./pdf.server.ts";
import { loadSharp } from "./sharp.server.ts";
import {
	everyFile,
	jpegSettings,
	ORIGINAL_MAX_SIDE,
	type PhotoFormat,
	photoFile,
	thumbnailWidths,
	webpSettings,
} from "./sizes.ts";

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
	"is not a picture we can read: please choose a JPEG, PNG, WebP, AVIF or PDF file that is not damaged";
const HEIC = "is a HEIC picture, which we can't read: please save it as a JPEG first";
const BAD_PDF =
	"is a PDF that we can't open: please send a picture of its page, or a PDF without a password";
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
	if (isHeic(bytes)) return new PhotoRefused(HEIC, { cause });
	if (isPdf(bytes)) return new PhotoRefused(BAD_PDF, { cause });
	if (cause instanceof PhotoRefused) return cause;
	const slow = cause instanceof Error && cause.message.startsWith("timeout");
	return new PhotoRefused(slow ? TOO_SLOW : UNREADABLE, { cause });
}

/** Rows that are in memory while a PNG is scaled down row by row. */
const PNG_ROWS = 1_500;

/**
 * Bytes of memory that reading the picture takes, as measured for each format, without what every
 * picture takes. A plain JPEG is scaled down while it is read, so its size doesn't matter.
 */
function memoryToRead(metadata: Metadata, bytes: Uint8Array): number {
	const { format, width, height, channels, depth, isProgressive, chromaSubsampling } = metadata;
	const pixels = width * height;
	const deep = depth === "ushort" ? 2 : 1;
	if (format === "jpeg") {
		if (!isProgressive) return 0;
		return pixels * 2 * (chromaSubsampling === "4:2:0" ? 1.5 : channels);
	}
	if (format === "png") return (isProgressive ? pixels : width * PNG_ROWS) * channels * deep;
	if (format === "webp") return pixels * (Buffer.from(bytes).includes("VP8L") ? 4 : 1.3);
	return pixels * (deep === 2 ? 26 : 20);
}

/**
 * Refuses a picture by what its header says, before the first pixel is read.
 * @throws {PhotoRefused}
 */
function assertReadable(metadata: Metadata, bytes: Uint8Array) {
	const { width, height } = metadata;
	const megapixels = Math.round((width * height) / 1e6);
	const [short, long] = [Math.min(width, height), Math.max(width, height)];
	if (long > short * MAX_RATIO) {
		throw new PhotoRefused(
			`is too narrow: ${width} × ${height} pixels; one side can be at most ${MAX_RATIO} times as long as the other`,
		);
	}
	if (width * height > MAX_PIXELS) {
		throw new PhotoRefused(
			`is too large: ${megapixels} megapixels; the limit is ${MAX_PIXELS / 1e6} megapixels`,
		);
	}
	const memory = memoryToRead(metadata, bytes);
	if (memory <= MAX_MEMORY) return;
	throw new PhotoRefused(
		`is too large to open: its ${megapixels} megapixels would take ${Math.round(memory / 1e6)} MB of memory; the limit is ${MAX_MEMORY / 1e6} MB. Please save it as a plain (baseline) JPEG or at a smaller size`,
	);
}

/** Decodes the picture upright, in sRGB and within the original's maximum size. */
async function decode(bytes: Uint8Array, failOn: SharpOptions["failOn"]): Promise<Pixels> {
	const sharp = await loadSharp();
	const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn })
		.timeout({ seconds: STEP_TIMEOUT })
		.autoOrient()
		.resize({
			width: ORIGINAL_MAX_SIDE,
			height: ORIGINAL_MAX_SIDE,
			fit: "inside",
			withoutEnlargement: true,
		})
		.toColourspace("srgb")
		.raw()
		.toBuffer({ resolveWithObject: true });
	return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

const END_OF_JPEG = Buffer.from([0xff, 0xd9]);

/** The JPEG decoder's warnings about a picture that is whole all the same, as every browser shows it. */
const harmless =
	/^VipsJpeg: (Invalid SOS parameters|Unknown Adobe color|Warning: unknown JFIF|Corrupt JPEG data: (bad ICC|\d{1,3} extraneous bytes))/;

/**
 * Decodes a JPEG. Any other warning counts as damage, because the rest of the picture would be
 * published as a gray area. An end marker is added, because some cameras leave it out; the decoder
 * still notices if a part of the picture is missing before it.
 */
async function decodeJpeg(bytes: Uint8Array): Promise<Pixels> {
	try {
		return await decode(Buffer.concat([bytes, END_OF_JPEG]), "warning");
	} catch (error) {
		if (!(error instanceof Error && harmless.test(error.message))) throw error;
		return decode(bytes, "error");
	}
}

/** @throws {PhotoRefused} if it is too large, or if the decoder says that it is damaged. */
async function readPixels(bytes: Uint8Array): Promise<Pixels> {
	const sharp = await loadSharp();
	try {
		if (isPdf(bytes)) return await firstPage(bytes);
		const metadata = await sharp(bytes, { limitInputPixels: false, failOn: "error" }).metadata();
		assertReadable(metadata, bytes);
		return await (metadata.format === "jpeg" ? decodeJpeg(bytes) : decode(bytes, "error"));
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
	const files = everyFile.map(async ({ format, size }) => {
		const width = size ? Math.min(thumbnailWidths[size], raw.width) : raw.width;
		const picture = sharp(data, { raw }).timeout({ seconds: STEP_TIMEOUT }).resize({ width });
		const bytes = await encoders[format](picture).toBuffer();
		return [photoFile(name, format, size), bytes] as const;
	});
	return new Map(await Promise.all(files));
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

/**
 * Decodes a picture, which is far cheaper than making its files.
 * @throws {PhotoRefused} if it is not a picture, damaged or too large.
 */
export async function assertReadablePhoto(bytes: Uint8Array): Promise<void> {
	assertPhotoBytes(bytes.byteLength);
	await limit(() => readPixels(bytes));
}
