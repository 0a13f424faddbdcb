import { keyframes } from "@vanilla-extract/css";
import { primitive } from "./primitive.ts";
import { rules, vars } from "./theme/theme.ts";

export const loading = primitive({
	...rules.stack("1.25rem"),
	justifyItems: "center",
	paddingBlock: "clamp(3rem, 7vw, 6rem)",
	textAlign: "center",
});

export const label = primitive(rules.display(`${vars.size.h3}/1.3`));

const turn = keyframes({ to: { transform: "rotate(1turn)" } });

export const spinner = primitive({
	...rules.square("4.5rem"),
	fill: "none",
	strokeWidth: 6,
	animation: `${turn} 1.1s linear infinite`,
});

export const ring = primitive({ stroke: vars.color.haze });
export const arc = primitive({ stroke: vars.color.night, strokeLinecap: "round" });
export const light = primitive({ fill: vars.color.porch });
