import { inside, primitive } from "../primitive.ts";
import { at, below, rules, vars } from "../theme/theme.ts";

export const ground = primitive({
	...rules.landscape,
	display: "grid",
	minHeight: "min(46rem, 82vh)",
	background: vars.color.night,
});

export const text = primitive({
	...rules.stack("1.25rem"),
	alignContent: "start",
	justifyItems: "center",
	paddingBlock: "clamp(3rem, 7vw, 6rem) 20rem",
	textAlign: "center",
});

export const puppy = primitive({
	position: "absolute",
	zIndex: -1,
	left: "max(4vw, calc(50vw - 30rem))",
	bottom: 0,
	width: "auto",
	height: "min(44%, 17rem)",
	...at(below("sm"), { left: "1rem", height: "11rem" }),
});

/** Unlike the cut-out drawing, a photo has a background of its own, so it stays clear of the lower edge. */
export const photo = primitive({
	position: "absolute",
	zIndex: -1,
	left: "max(4vw, calc(50vw - 30rem))",
	bottom: "1.5rem",
	overflow: "hidden",
	width: "15rem",
	aspectRatio: "4 / 3",
	borderRadius: vars.radius.large,
	...at(below("sm"), { left: "1rem" }),
});

/** Keeps the lines of a heading short above the hills. */
inside(`${text} > h1`, { maxWidth: "14ch" });
