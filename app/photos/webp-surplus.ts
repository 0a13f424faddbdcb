/**
 * Finds WebPs whose later part was overwritten by noise. A WebP has no checksum and any bytes can be
 * decoded, so the decoder complains only if there are too few of them; but nearly always some are left
 * over when the picture is complete. Without its last bytes, an intact picture can't be decoded,
 * while a damaged one still can, because its last bytes were never used.
 */

const RIFF_HEADER = 12;
const CHUNK_HEADER = 8;
/** Bytes of an animation frame's header, which precedes the frame's own chunks. */
const FRAME_HEADER = 16;
const pictures = new Set(["VP8 ", "VP8L"]);
/**
 * Number of bytes that are cut off. Encoders end a picture with up to four unused bytes, in addition
 * to zeros. In tests, full-quality noise could still be decoded without its last 32 bytes, but never
 * without 48.
 */
const CUT = 64;

/** Chunks are padded to an even length. */
const padding = (size: number) => size % 2;

function alone(type: string, data: Buffer): Buffer {
	const pad = Buffer.alloc(padding(data.length));
	const header = Buffer.alloc(RIFF_HEADER + CHUNK_HEADER);
	header.write("RIFF", 0, "latin1");
	header.writeUInt32LE(4 + CHUNK_HEADER + data.length + pad.length, 4);
	header.write(`WEBP${type}`, 8, "latin1");
	header.writeUInt32LE(data.length, RIFF_HEADER + 4);
	return Buffer.concat([header, data, pad]);
}

/** The picture alone (the first of an animation) without its last bytes; undefined if it is not a WebP. */
export function withoutLastBytes(bytes: Uint8Array): Buffer | undefined {
	const webp = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const isWebp =
		webp.toString("latin1", 0, 4) === "RIFF" && webp.toString("latin1", 8, 12) === "WEBP";
	if (!isWebp) return undefined;
	for (let at = RIFF_HEADER; at + CHUNK_HEADER <= webp.length; ) {
		const type = webp.toString("latin1", at, at + 4);
		const start = at + CHUNK_HEADER;
		const size = webp.readUInt32LE(at + 4);
		if (pictures.has(type)) {
			let end = Math.min(webp.length, start + size);
			while (end > start && webp[end - 1] === 0) end -= 1;
			return alone(type, webp.subarray(start, Math.max(start, end - CUT)));
		}
		at = start + (type === "ANMF" ? FRAME_HEADER : size + padding(size));
	}
	return undefined;
}
