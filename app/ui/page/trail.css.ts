import { primitive } from "../primitive.ts";
import { rules, vars } from "../theme/theme.ts";

const { color, space } = vars;

/** Shrinks on a phone, to leave room for large text beside the stones. */
const edge = "min(.7rem, 4vw)";

export const trail = primitive(rules.stack(space.s5));

/** A stone on the trail, and the dots that lead to the next one. */
export const stop = primitive({
	position: "relative",
	paddingLeft: "min(3.25rem, 20vw)",
	breakInside: "avoid",
	"::before": {
		content: "",
		position: "absolute",
		left: edge,
		top: ".2rem",
		...rules.disc("1.35rem"),
		background: color.ridge4,
		// Without this, the stones would disappear in forced colors.
		forcedColorAdjust: "none",
	},
	"::after": {
		content: "",
		position: "absolute",
		left: `calc(${edge} + .58rem)`,
		top: "2.05rem",
		bottom: "-1.45rem",
		borderLeft: `3px dotted ${color.ridge2}`,
	},
	selectors: {
		// The trail ends at the lit house.
		"&:last-child::before": {
			background: color.porch,
			boxShadow: `inset 0 0 0 2px ${color.porchInk}, 0 0 0 6px ${color.porchGlow}`,
		},
		"&:last-child::after": { display: "none" },
	},
});

export const when = primitive({ ...rules.quiet, fontVariantNumeric: "tabular-nums lining-nums" });

export const title = primitive({
	...rules.display("1.25rem/1.3"),
	letterSpacing: "-.005em",
});

export const text = primitive({ marginTop: space.s1 });
