/**
 * The library that reads and writes pictures. It is loaded for the first picture, because it takes
 * 24 MB of memory and a server that only shows pages and photos doesn't need it.
 */
import type sharp from "sharp";

async function load(): Promise<typeof sharp> {
	const library = (await import("sharp")).default;
	// Uploads only ever reach these decoders; SVG, GIF, TIFF and all others stay blocked.
	library.block({ operation: ["VipsForeignLoad"] });
	library.unblock({
		operation: [
			"VipsForeignLoadJpeg",
			"VipsForeignLoadPng",
			"VipsForeignLoadWebp",
			"VipsForeignLoadHeif",
		],
	});
	// Nothing is read twice, so a cache would only waste memory.
	library.cache(false);
	return library;
}

let loading: Promise<typeof sharp> | undefined;

/** The only way to get sharp, so that it is never used with unwanted decoders. */
export function loadSharp(): Promise<typeof sharp> {
	loading ??= load();
	return loading;
}
