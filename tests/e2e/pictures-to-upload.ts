/** Valid and invalid pictures that somebody might upload. */
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

interface Upload {
	name: string;
	mimeType: string;
	buffer: Buffer;
}

const jpeg = (name: string, buffer: Buffer): Upload => ({ name, mimeType: "image/jpeg", buffer });

/** A phone's photo of 12 megapixels taken upright: stored sideways, and with its location. */
export async function phonePhoto(name = "IMG_0001.jpg"): Promise<Upload> {
	const sky = {
		create: { width: 2000, height: 3000, channels: 3, background: "#5588cc" },
	} as const;
	const top = await sharp(sky).png().toBuffer();
	const lawn = { ...sky.create, width: 4000, background: "#448844" };
	const buffer = await sharp({ create: lawn })
		.composite([{ input: top, left: 0, top: 0 }])
		.withExif({
			IFD0: { Make: "Telephone" },
			IFD3: { GPSLatitudeRef: "N", GPSLatitude: "35/1 35/1 42/1" },
		})
		.withMetadata({ orientation: 6 })
		.jpeg()
		.toBuffer();
	return jpeg(name, buffer);
}

export async function plainPhoto(name: string, background = "#aa6633"): Promise<Upload> {
	const create = { width: 640, height: 480, channels: 3, background } as const;
	return { name, mimeType: "image/png", buffer: await sharp({ create }).png().toBuffer() };
}

/** The same photo with more bytes than the site accepts. The bytes after its end are meaningless. */
export async function heavyPhoto(name: string): Promise<Upload> {
	const { buffer } = await phonePhoto();
	return jpeg(name, Buffer.concat([buffer, Buffer.alloc(16 * 1024 * 1024)]));
}

function chunk(type: string, content: Buffer) {
	const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
	const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
	length.writeUInt32BE(content.length);
	check.writeUInt32BE(crc32(body));
	return Buffer.concat([length, body, check]);
}

/** A few kilobytes that expand to 256 megapixels. */
function bomb(): Upload {
	const side = 16_000;
	const header = Buffer.alloc(13);
	header.writeUInt32BE(side, 0);
	header.writeUInt32BE(side, 4);
	header[8] = 1;
	const buffer = Buffer.concat([
		Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
		chunk("IHDR", header),
		chunk("IDAT", deflateSync(Buffer.alloc(side * (side / 8 + 1)))),
		chunk("IEND", Buffer.alloc(0)),
	]);
	return { name: "bomb.png", mimeType: "image/png", buffer };
}

/** Files that the site refuses, each with the reason that it shows. */
export async function refusedFiles(): Promise<{ file: Upload; reason: string }[]> {
	const { buffer } = await phonePhoto();
	const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>';
	const unreadable = "is not a picture we can read";
	return [
		{ file: jpeg("notes.jpg", Buffer.from("Dear trainer, these are notes.")), reason: unreadable },
		{ file: jpeg("cut <b>off.jpg", buffer.subarray(0, buffer.length / 2)), reason: unreadable },
		{
			file: { name: "drawing.svg", mimeType: "image/svg+xml", buffer: Buffer.from(svg) },
			reason: unreadable,
		},
		{ file: bomb(), reason: "256 megapixels; the limit is 200 megapixels" },
		{
			file: {
				name: "IMG_2.heic",
				mimeType: "image/heic",
				buffer: Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"),
			},
			reason: "is a HEIC picture",
		},
		{ file: jpeg("empty.jpg", Buffer.alloc(0)), reason: "is empty" },
		{ file: jpeg("huge.jpg", Buffer.alloc(16 * 1024 * 1024)), reason: "the limit is 15 MB" },
	];
}
