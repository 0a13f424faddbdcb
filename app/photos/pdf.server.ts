/**
 * Turns the first page of a PDF into pixels, by the library that Chrome uses (PDFium, compiled to WebAssembly). Only the
 * picture is kept: nothing that a PDF can do reaches a visitor. It is loaded for the first PDF.
 */
import type { PDFiumLibrary } from "@hyzyla/pdfium";
import { ORIGINAL_MAX_SIDE } from "./sizes.ts";

let loading: Promise<PDFiumLibrary> | undefined;

const load = async () => (await import("@hyzyla/pdfium")).PDFiumLibrary.init();

export const isPdf = (bytes: Uint8Array): boolean =>
	Buffer.from(bytes.subarray(0, 1_024)).includes("%PDF-");

/**
 * The first page as red, green, blue and alpha values, its longer side `ORIGINAL_MAX_SIDE` pixels long.
 * @throws if the PDF is damaged, empty or needs a password.
 */
export async function firstPage(bytes: Uint8Array) {
	loading ??= load();
	const library = await loading;
	const document = await library.loadDocument(bytes);
	try {
		const page = document.getPage(0);
		const { originalWidth, originalHeight } = page.getOriginalSize();
		const scale = ORIGINAL_MAX_SIDE / Math.max(originalWidth, originalHeight);
		const { data, width, height } = await page.render({ scale });
		return { data: Buffer.from(data), raw: { width, height, channels: 4 as const } };
	} finally {
		document.destroy();
	}
}
