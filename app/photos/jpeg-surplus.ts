/**
 * Finds JPEGs whose later part was overwritten by noise. Its bytes are legal codes, so the decoder
 * doesn't complain as long as there are enough of them; but nearly always too many are left when the
 * picture is full. Asked for more lines than it has, a sound picture has nothing to make them of,
 * and a damaged one makes them of what is left.
 */

const SOI = 0xd8;
const START_OF_SCAN = 0xda;
/** Frames whose only scan holds the whole picture; of others, the decoder checks the end by itself. */
const sequential = new Set([0xc0, 0xc1]);

/** Bytes of a segment's marker. */
const MARKER = 2;
/** Where a frame header has its number of lines, from its marker on; the components follow later. */
const LINES_AT = 5;
const FRAME_COMPONENTS_AT = 9;
const SCAN_COMPONENTS_AT = 4;
const LINES_MAX = 65_500;

interface Frame {
	/** Where the number of lines stands. */
	linesAt: number;
	components: number;
}

/**
 * The same picture with so many lines more; undefined for what is no JPEG with a single scan, and
 * for one that has no room for them.
 */
export function withMoreLines(bytes: Uint8Array, more: number): Buffer | undefined {
	const jpeg = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	if (jpeg.length < MARKER || jpeg[0] !== 0xff || jpeg[1] !== SOI) return undefined;
	let frame: Frame | undefined;
	for (let at = MARKER; at + FRAME_COMPONENTS_AT < jpeg.length; ) {
		const marker = jpeg[at + 1] ?? 0;
		if (jpeg[at] !== 0xff) return undefined;
		// Any number of these may stand before a marker.
		if (marker === 0xff) {
			at += 1;
			continue;
		}
		if (sequential.has(marker)) {
			frame = { linesAt: at + LINES_AT, components: jpeg[at + FRAME_COMPONENTS_AT] ?? 0 };
		}
		if (marker === START_OF_SCAN) {
			const isWhole = frame !== undefined && jpeg[at + SCAN_COMPONENTS_AT] === frame.components;
			return frame && isWhole ? lengthened(jpeg, frame, more) : undefined;
		}
		at += MARKER + jpeg.readUInt16BE(at + MARKER);
	}
	return undefined;
}

function lengthened(jpeg: Buffer, { linesAt }: Frame, more: number): Buffer | undefined {
	const lines = jpeg.readUInt16BE(linesAt) + more;
	if (lines > LINES_MAX) return undefined;
	const copy = Buffer.from(jpeg);
	copy.writeUInt16BE(lines, linesAt);
	return copy;
}
