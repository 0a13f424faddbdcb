/**
 * Draws QR codes. Only the server does: a phone would need 5.5 kB of code, compressed, for what a page
 * brings along in half a kilobyte.
 */
import { encodeQR } from "qr";
import type { QrOutline } from "./qr-code.tsx";

/** Modules of empty edge that a reader needs around the code. */
const EDGE = 4;

/** The dark modules of a code for a text, such as an address: a line through each row of them. */
export function qrOutline(text: string): QrOutline {
	const rows = encodeQR(text, "raw", { ecc: "medium", border: EDGE });
	const lines = rows.map((row, y) => {
		const line = row.map((dark) => (dark ? "1" : "0")).join("");
		let end = 0;
		return Array.from(line.matchAll(/1+/g), ({ 0: run, index }) => {
			const start = end === 0 ? `M${index} ${y}.5` : `m${index - end} 0`;
			end = index + run.length;
			return `${start}h${run.length}`;
		}).join("");
	});
	return { size: rows.length, path: lines.join("") };
}
