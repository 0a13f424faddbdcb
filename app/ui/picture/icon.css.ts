import { primitive } from "../primitive.ts";

const size = { flex: "none", width: "1.25em", height: "1.25em" };

export const icon = primitive(size);

/** For line icons. A page has dozens of them, so their common attributes are set here and not on each. */
export const line = primitive({
	...size,
	fill: "none",
	stroke: "currentColor",
	strokeWidth: 1.9,
	strokeLinecap: "round",
	strokeLinejoin: "round",
});
