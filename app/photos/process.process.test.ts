import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import sharp, { type Color } from "sharp";
import { describe, expect, test } from "vitest";
import { env } from "~/platform/env.ts";
import { bluePdf } from "../../tests/support/pdf.ts";
import { MAX_BYTES } from "./limits.ts";
import { PhotoRefused, processPhoto } from "./process.server.ts";

const samplePhotos = "prisma/sample/photos";
const RED = { r: 200, g: 30, b: 30 };
const BLUE = { r: 30, g: 30, b: 200 };

const plain = (width: number, height: number, background: Color = RED) =>
	sharp({ create: { width, height, channels: 3, background } });

/** The channels of the pixel at a position given in fractions of the picture's width and height. */
async function pixel(bytes: Uint8Array | undefined, x: number, y: number) {
	const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
	const left = Math.floor(x * (info.width - 1));
	const top = Math.floor(y * (info.height - 1));
	const start = (top * info.width + left) * info.channels;
	return [...data.subarray(start, start + info.channels)];
}

const nearly = ({ r, g, b }: typeof RED) =>
	[r, g, b].map((part) => expect.toSatisfy((value) => Math.abs(Number(value) - part) < 12));

async function sizeOf(bytes: Uint8Array) {
	const { format, width, height } = await sharp(bytes).metadata();
	return { format, width, height };
}

function chunk(type: string, data: Buffer) {
	const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
	const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
	length.writeUInt32BE(data.length);
	check.writeUInt32BE(crc32(body));
	return Buffer.concat([length, body, check]);
}

/** A complete black-and-white PNG of this many pixels, a few kilobytes small. */
function hugePng(width: number, height = width) {
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	header[8] = 1;
	return Buffer.concat([
		Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
		chunk("IHDR", header),
		chunk("IDAT", deflateSync(Buffer.alloc(height * (Math.ceil(width / 8) + 1)))),
		chunk("IEND", Buffer.alloc(0)),
	]);
}

/** A photo from a phone held upright: stored on its side, with blue on the left, which is the top. */
async function phonePhoto() {
	const blue = await plain(1050, 1400, BLUE).png().toBuffer();
	return plain(2100, 1400)
		.composite([{ input: blue, left: 0, top: 0 }])
		.withExif({
			IFD0: { Make: "Telephone", Copyright: "Somebody" },
			IFD3: { GPSLatitudeRef: "N", GPSLatitude: "35/1 35/1 42/1" },
		})
		.withMetadata({ orientation: 6 })
		.jpeg()
		.toBuffer();
}

/** Pseudorandom bytes less than `below`, the same in each run. */
function* noiseBytes(below: number) {
	let seed = 1;
	for (;;) {
		seed = (seed * 48_271) % 2_147_483_647;
		yield seed % below;
	}
}

/** A copy of the bytes with noise from `start` up to `end`. */
function overwritten(bytes: Buffer, start: number, end: number, below: number): Buffer {
	const noise = noiseBytes(below);
	const damaged = Buffer.from(bytes);
	for (let index = start; index < end; index += 1) damaged[index] = noise.next().value ?? 0;
	return damaged;
}

/** A picture with more detail than any photo has. */
const grainy = (width: number, height: number) =>
	sharp({
		create: {
			width,
			height,
			channels: 3,
			background: RED,
			noise: { type: "gaussian", mean: 128, sigma: 40 },
		},
	});

/** Offset of a JPEG's first scan. */
const scanOf = (jpeg: Buffer) => jpeg.indexOf(Buffer.from([0xff, 0xda]));

/** A copy whose scan claims to contain no more than the first coefficient, as some phones write it. */
function wrongScan(jpeg: Buffer): Buffer {
	const copy = Buffer.from(jpeg);
	const scan = scanOf(jpeg);
	// Behind the list of the components, two bytes each.
	copy[scan + 6 + 2 * (jpeg[scan + 4] ?? 0)] = 0;
	return copy;
}

/** The JPEG with bytes inserted at an offset. */
const inserted = (jpeg: Buffer, at: number, bytes: Buffer) =>
	Buffer.concat([jpeg.subarray(0, at), bytes, jpeg.subarray(at)]);

const adobe = Buffer.concat([
	Buffer.from([0xff, 0xee, 0, 14]),
	Buffer.from("Adobe\0\x64\0\0\0\0\x09", "latin1"),
]);

async function leftHalf() {
	return { input: await plain(450, 600, BLUE).png().toBuffer(), left: 0, top: 0 };
}

describe("a photo that is accepted", () => {
	test("comes out in every size and both formats, with exact widths", async () => {
		const bytes = await plain(2400, 1200).png().toBuffer();
		const { files, width, height } = await processPhoto(bytes, "a");
		expect({ width, height }).toEqual({ width: 2000, height: 1000 });
		const sizes = await Promise.all(
			[...files].map(async ([path, file]) => [path, await sizeOf(file)] as const),
		);
		expect(Object.fromEntries(sizes)).toEqual({
			"a.webp": { format: "webp", width: 2000, height: 1000 },
			"a.jpg": { format: "jpeg", width: 2000, height: 1000 },
			"thumbnails/small/a.webp": { format: "webp", width: 400, height: 200 },
			"thumbnails/small/a.jpg": { format: "jpeg", width: 400, height: 200 },
			"thumbnails/medium/a.webp": { format: "webp", width: 800, height: 400 },
			"thumbnails/medium/a.jpg": { format: "jpeg", width: 800, height: 400 },
			"thumbnails/large/a.webp": { format: "webp", width: 1400, height: 700 },
			"thumbnails/large/a.jpg": { format: "jpeg", width: 1400, height: 700 },
		});
	});

	test("is turned upright by its EXIF orientation", async () => {
		const { files, width, height } = await processPhoto(await phonePhoto(), "a");
		expect({ width, height }).toEqual({ width: 1333, height: 2000 });
		for (const [path, file] of files) {
			expect(await pixel(file, 0.5, 0.1), path).toEqual(nearly(BLUE));
			expect(await pixel(file, 0.5, 0.9), path).toEqual(nearly(RED));
		}
	});

	test("keeps none of the camera's metadata", async () => {
		const photo = await phonePhoto();
		expect(photo.includes("Telephone")).toBe(true);
		const { files } = await processPhoto(photo, "a");
		for (const [path, file] of files) {
			const { exif, xmp, iptc, icc, orientation } = await sharp(file).metadata();
			expect({ exif, xmp, iptc, icc, orientation }, path).toEqual({});
			expect(file.includes("Telephone") || file.includes("Exif"), path).toBe(false);
		}
	});

	test("is never enlarged", async () => {
		const { files, width } = await processPhoto(await plain(300, 200).jpeg().toBuffer(), "a");
		expect(width).toBe(300);
		for (const [path, file] of files) {
			expect(await sizeOf(file), path).toMatchObject({ width: 300, height: 200 });
		}
	});

	test("stays transparent as WebP and gets a white background as JPEG", async () => {
		const background = { ...BLUE, alpha: 0 };
		const bytes = await sharp({ create: { width: 900, height: 900, channels: 4, background } })
			.png()
			.toBuffer();
		const { files, color } = await processPhoto(bytes, "a");
		expect((await pixel(files.get("a.webp"), 0.5, 0.5))[3]).toBe(0);
		for (const path of ["a.jpg", "thumbnails/small/a.jpg"]) {
			expect(await pixel(files.get(path), 0.5, 0.5)).toEqual([255, 255, 255]);
		}
		expect(color).toMatch(/^#f[0-9a-f]f[0-9a-f]f[0-9a-f]$/);
	});

	test("gets its dominant color", async () => {
		const { color } = await processPhoto(await plain(500, 500, BLUE).png().toBuffer(), "a");
		expect(color).toMatch(/^#1[0-9a-f]1[0-9a-f]c[0-9a-f]$/);
	});

	test.each([
		["a PNG", plain(64, 64).png()],
		["a PNG with 16 bits a channel", plain(64, 64).toColourspace("rgb16").png()],
		["a gray PNG", plain(64, 64).toColourspace("b-w").png()],
		["a CMYK JPEG", plain(64, 64).toColourspace("cmyk").jpeg()],
		["a WebP", plain(64, 64).webp()],
		["an AVIF", plain(64, 64).avif({ effort: 0 })],
		["a very long one", plain(6000, 300).png()],
	])("may be %s", async (_, picture) => {
		const { files } = await processPhoto(await picture.toBuffer(), "a");
		const [original] = files.values();
		expect(await pixel(original, 0.5, 0.5)).toHaveLength(3);
	});

	test.each([
		[1, 1],
		[8, 8],
		[17, 33],
		[1999, 130],
		[4100, 210],
	])("may be a JPEG of %i × %i pixels, however it is encoded", async (width, height) => {
		for (const picture of [plain(width, height), grainy(width, height)]) {
			for (const options of [
				{ quality: 30 },
				{ quality: 95, chromaSubsampling: "4:4:4" },
				{ optimiseCoding: false },
				{ progressive: true },
			]) {
				const bytes = await picture.clone().jpeg(options).toBuffer();
				await expect(processPhoto(bytes, "a")).resolves.toBeDefined();
			}
		}
	});

	test("may be a WebP of pure noise", async () => {
		const side = 64;
		const raw = { width: side, height: side, channels: 3 } as const;
		for (let seed = 0; seed < 16; seed++) {
			const noise = createHash("shake256", { outputLength: side * side * 3 }).update(`${seed}`);
			const bytes = await sharp(noise.digest(), { raw })
				.webp({ quality: 100, effort: 0 })
				.toBuffer();
			await expect(processPhoto(bytes, "a")).resolves.toBeDefined();
		}
	});

	const alpha = { r: 10, g: 90, b: 200, alpha: 0.5 };
	test.each([
		["smallest", () => plain(1, 1)],
		["plain", () => plain(400, 300)],
		["grainy", () => grainy(600, 400)],
		["narrow", () => grainy(17, 333)],
		["half transparent", () => grainy(300, 200).ensureAlpha(0.5)],
		[
			"transparent",
			() => sharp({ create: { width: 90, height: 60, channels: 4, background: alpha } }),
		],
		["sample", () => sharp(join(samplePhotos, "otis-1.webp")).resize({ width: 300 })],
	])("may be a %s WebP, however it is encoded", async (_, picture) => {
		for (const options of [
			{ quality: 1 },
			{ quality: 30 },
			{ quality: 82, effort: 6 },
			{ quality: 100, effort: 0, smartSubsample: true },
			{ lossless: true },
			{ nearLossless: true, quality: 50 },
		]) {
			const bytes = await picture().webp(options).toBuffer();
			await expect(processPhoto(bytes, "a")).resolves.toBeDefined();
		}
	});

	test.each(["fig-1", "maple-1", "teddy-4"])(
		"may be the sample photo %s, with or without trailing bytes",
		async (name) => {
			const bytes = await readFile(join(samplePhotos, `${name}.webp`));
			await expect(processPhoto(bytes, "a")).resolves.toBeDefined();
			const behind = Buffer.concat([bytes, Buffer.alloc(500, 7)]);
			await expect(processPhoto(behind, "a")).resolves.toBeDefined();
		},
	);

	test("may be an animated WebP, of which the first frame is used", async () => {
		const frames = await Promise.all(
			[RED, BLUE].map((color) => plain(200, 100, color).png().toBuffer()),
		);
		const bytes = await sharp(frames, { join: { animated: true } })
			.webp()
			.toBuffer();
		expect((await sharp(bytes).metadata()).pages).toBe(2);
		await expect(processPhoto(bytes, "a")).resolves.toMatchObject({ width: 200, height: 100 });
	});

	test("may be a JPEG with trailing data, as phones add, or some stray bytes", async () => {
		const bytes = await grainy(450, 300).jpeg().toBuffer();
		const behind = Buffer.concat([bytes, bytes, Buffer.alloc(5_000, 7)]);
		await expect(processPhoto(behind, "a")).resolves.toBeDefined();
		const end = bytes.subarray(-2);
		const stray = Buffer.concat([bytes.subarray(0, -2), Buffer.alloc(200, 7), end]);
		await expect(processPhoto(stray, "a")).resolves.toBeDefined();
	});

	const oddities: [string, (jpeg: Buffer) => Buffer][] = [
		["wrong scan parameters", wrongScan],
		["no end marker", (jpeg) => jpeg.subarray(0, -2)],
		["stray bytes between its parts", (jpeg) => inserted(jpeg, scanOf(jpeg), Buffer.alloc(4, 7))],
		["an unknown color transformation", (jpeg) => inserted(jpeg, 2, adobe)],
	];
	test.each(oddities)("may be a JPEG with %s, which browsers show", async (_, change) => {
		for (const options of [{}, { progressive: true }]) {
			const whole = await plain(900, 600)
				.composite([await leftHalf()])
				.jpeg(options)
				.toBuffer();
			const { files } = await processPhoto(change(whole), "a");
			expect(await pixel(files.get("a.jpg"), 0.1, 0.9)).toEqual(nearly(BLUE));
			expect(await pixel(files.get("a.jpg"), 0.9, 0.9)).toEqual(nearly(RED));
		}
	});

	test.each([
		["a photo of 50 megapixels", 8_160, 6_144],
		["a photo of 108 megapixels", 12_000, 9_000],
		["a panorama", 16_384, 3_000],
		["a long panorama", 24_000, 2_400],
	])("may be a JPEG of a phone: %s", async (_, width, height) => {
		const bytes = await plain(width, height).jpeg().toBuffer();
		const long = Math.max(width, height);
		await expect(processPhoto(bytes, "a")).resolves.toMatchObject({
			width: (width * 2_000) / long,
			height: Math.round((height * 2_000) / long),
		});
	});

	test("may come from a file", async () => {
		const path = join(env.DATA_DIR, "upload.png");
		await writeFile(path, await plain(64, 48).png().toBuffer());
		await expect(processPhoto(path, "a")).resolves.toMatchObject({ width: 64, height: 48 });
	});
});

describe("a photo is refused", () => {
	const refused = async (bytes: Uint8Array) => {
		const error = await processPhoto(bytes, "a").catch((reason) => reason);
		expect(error).toBeInstanceOf(PhotoRefused);
		return error.message;
	};
	const unreadable = /^is not a picture we can read: please choose a JPEG/;

	test("when it is text", async () => {
		expect(await refused(Buffer.from("Dear trainer, here is my photo.jpg"))).toMatch(unreadable);
	});

	test("when it is empty", async () => {
		expect(await refused(Buffer.alloc(0))).toBe("is empty");
	});

	test("when it is an SVG", async () => {
		const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>';
		expect(await refused(Buffer.from(svg))).toMatch(unreadable);
	});

	test.each(["gif", "tiff"] as const)("when it is a %s", async (format) => {
		expect(await refused(await plain(64, 64).toFormat(format).toBuffer())).toMatch(unreadable);
	});

	test.each([
		["JPEG", grainy(600, 600).jpeg()],
		["progressive JPEG", grainy(600, 600).jpeg({ progressive: true })],
		["PNG", grainy(600, 600).png()],
		["WebP", grainy(600, 600).webp()],
		["AVIF", grainy(600, 600).avif({ effort: 1 })],
	])("when a %s is truncated", async (_, picture) => {
		const bytes = await picture.toBuffer();
		await expect(processPhoto(bytes, "a")).resolves.toBeDefined();
		for (const part of [0.6, 0.98]) {
			expect(await refused(bytes.subarray(0, bytes.length * part))).toMatch(unreadable);
		}
	});

	test("when a JPEG with wrong scan parameters is truncated", async () => {
		const bytes = wrongScan(await grainy(600, 600).jpeg().toBuffer());
		expect(await refused(bytes.subarray(0, bytes.length * 0.6))).toMatch(unreadable);
	});

	test("when it has too many pixels, however few bytes", async () => {
		const bomb = hugePng(16_000);
		expect(bomb.length).toBeLessThan(100_000);
		const before = performance.now();
		expect(await refused(bomb)).toBe("is too large: 256 megapixels; the limit is 200 megapixels");
		expect(performance.now() - before).toBeLessThan(10_000);
	});

	test("when reading it would take too much memory, with the numbers and advice", async () => {
		const create = { width: 5_000, height: 4_500, channels: 3, background: RED } as const;
		const avif = await sharp({ create }).avif({ effort: 0 }).toBuffer();
		expect(await refused(avif)).toBe(
			"is too large to open: its 23 megapixels would take 450 MB of memory; the limit is 400 MB. Please save it as a plain (baseline) JPEG or at a smaller size",
		);
	});

	test.each([
		[1, 49_000_000],
		[49_000_000, 1],
		[900, 18_001],
	])("when it is %i × %i pixels, without delaying the next one", async (width, height) => {
		const strip = hugePng(width, height);
		const next = plain(64, 64).png().toBuffer();
		const before = performance.now();
		const [message] = await Promise.all([refused(strip), processPhoto(await next, "b")]);
		expect(message).toBe(
			`is too narrow: ${width} × ${height} pixels; one side can be at most 20 times as long as the other`,
		);
		// Decoding the strip would take a minute.
		expect(performance.now() - before).toBeLessThan(40_000);
	});

	test("when a JPEG turns into noise after its first 3,000 bytes", async () => {
		const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
		const whole = await sharp({
			create: { width: 450, height: 300, channels: 3, background: RED, noise },
		})
			.jpeg()
			.toBuffer();
		await expect(processPhoto(whole, "a")).resolves.toBeDefined();
		// The noise includes JPEG markers.
		const damaged = overwritten(whole, 3_000, whole.length, 256);
		expect(await refused(damaged)).toMatch(unreadable);
	});

	test("when a lossless WebP turns into noise after its first 3,000 bytes", async () => {
		for (const name of ["otis-1.webp", "fig-1.webp", "hazel-1.webp"]) {
			const photo = sharp(join(samplePhotos, name)).resize({ width: 450 });
			for (const picture of [photo, photo.clone().ensureAlpha(0.5)]) {
				const whole = await picture.webp({ lossless: true, effort: 0 }).toBuffer();
				await expect(processPhoto(whole, "a")).resolves.toBeDefined();
				const damaged = overwritten(whole, 3_000, whole.length, 256);
				expect(await refused(damaged), name).toMatch(unreadable);
			}
		}
	});

	test("when it has too many bytes, with the size and the limit", async () => {
		const most = Buffer.alloc(MAX_BYTES);
		expect(await refused(most)).toMatch(unreadable);
		expect(await refused(Buffer.alloc(MAX_BYTES + 1))).toMatch(
			/^is too large: 15\.0 MB; the limit is 15 MB/,
		);
	});

	test("when it is in the iPhone's own format, with advice on what to do", async () => {
		const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");
		expect(await refused(heic)).toMatch(/^is a HEIC picture.+save it as a JPEG/);
	});

	test("without holding up the next one", async () => {
		const good = await plain(64, 64).png().toBuffer();
		const results = await Promise.allSettled([
			processPhoto(Buffer.from("no"), "a"),
			processPhoto(good, "b"),
		]);
		expect(results.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
	});
});

describe("a PDF", () => {
	test("becomes a picture of its first page", async () => {
		const { width, height, color, files } = await processPhoto(bluePdf(), "paper");
		expect({ width, height }).toEqual({ width: 1428, height: 2000 });
		expect(await pixel(files.get("paper.jpg"), 0.5, 0.5)).toEqual(nearly(BLUE));
		expect(color).toMatch(/^#1.1.c.$/);
	});

	test("that can't be opened is refused, and the next one is read", async () => {
		const damaged = processPhoto(Buffer.from("%PDF-1.4\nnothing"), "paper");
		await expect(damaged).rejects.toThrow("is a PDF that we can't open");
		expect((await processPhoto(bluePdf(), "paper")).height).toBe(2000);
	});
});
