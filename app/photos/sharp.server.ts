/**
 * The library that reads and writes pictures. It is loaded with the first one: it takes 24 MB of
 * memory, and a server that only shows pages and photos does without.
 */
import type sharp from "sharp";

async function load(): Promise<typeof sharp> {
	const library = (await import("sharp")).default;
	// Only these decoders ever see what a stranger sends: SVG, GIF, TIFF and the rest stay shut.
	library.block({ operation: ["VipsForeignLoad"] });
	library.unblock({
		operation: [
			"VipsForeignLoadJpeg",
			"VipsForeignLoadPng",
			"VipsForeignLoadWebp",
			"VipsForeignLoadHeif",
		],
	});
	// Nothing is read twice, so a cache would only hold memory.
	library.cache(false);
	return library;
}

let loading: Promise<typeof sharp> | undefined;

/** The one place that sharp comes from: it is never there without its decoders shut. */
export function loadSharp(): Promise<typeof sharp> {
	loading ??= load();
	return loading;
}
