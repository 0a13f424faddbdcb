/** Valid and invalid pictures that somebody might upload. */
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

/** A file that the site refuses, with the reason that it shows. */
export const noPicture = {
	file: jpeg("notes.jpg", Buffer.from("Dear trainer, these are notes.")),
	reason: "is not a picture we can read",
};
