/**
 * Finds JPEGs whose later part was overwritten by noise. Noise consists of valid codes, so the decoder
 * doesn't complain as long as there are enough of them; but nearly always some are left over when the
 * picture is complete. If the header asks for more lines than there are, an intact picture has no
 * data for them, while a damaged one fills them with the leftover data.
 */

const SOI = 0xd8;
const START_OF_SCAN = 0xda;
/** Markers of frames whose only scan holds the whole picture; for others, the decoder checks the end itself. */
const sequential = new Set([0xc0, 0xc1]);

/** Bytes in a segment's marker. */
const MARKER = 2;
/** Offsets from a header's marker to its number of lines and its number of components. */
const LINES_AT = 5;
const FRAME_COMPONENTS_AT = 9;
const SCAN_COMPONENTS_AT = 4;
const LINES_MAX = 65_500;

interface Frame {
	/** Offset of the number of lines. */
	linesAt: number;
	components: number;
}

/**
 * The same picture with a header that claims `more` additional lines; undefined unless it is a JPEG
 * with a single scan and the number of lines stays within the limit.
 */
export function withMoreLines(bytes: Uint8Array, more: number): Buffer | undefined {
	const jpeg = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	if (jpeg.length < MARKER || jpeg[0] !== 0xff || jpeg[1] !== SOI) return undefined;
	let frame: Frame | undefined;
	for (let at = MARKER; at + FRAME_COMPONENTS_AT < jpeg.length; ) {
		const marker = jpeg[at + 1] ?? 0;
		if (jpeg[at] !== 0xff) return undefined;
		// Any number of fill bytes may precede a marker.
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
