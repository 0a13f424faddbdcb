import { primitive } from "./primitive.ts";
import { rules, vars } from "./theme/theme.ts";

export const stars = primitive({ display: "flex", gap: ".15rem" });

export const star = primitive({
	...rules.square("1.25rem"),
	fill: vars.color.porch,
	stroke: vars.color.porchInk,
	strokeLinejoin: "round",
	strokeWidth: 1.3,
});

/** A star that wasn't awarded. */
export const blank = primitive({ fill: "none" });
