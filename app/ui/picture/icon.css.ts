import { primitive } from "../primitive.ts";

const size = { flex: "none", width: "1.25em", height: "1.25em" };

export const icon = primitive(size);

/** Drawn in lines. A page has dozens of icons: what they share is not said again with each. */
export const line = primitive({
	...size,
	fill: "none",
	stroke: "currentColor",
	strokeWidth: 1.9,
	strokeLinecap: "round",
	strokeLinejoin: "round",
});
