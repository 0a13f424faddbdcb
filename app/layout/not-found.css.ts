import { style } from "@vanilla-extract/css";
import { below } from "~/ui/theme/media.ts";
import { vars } from "~/ui/theme/theme.css.ts";

export const ground = style({
	position: "relative",
	isolation: "isolate",
	overflow: "hidden",
	display: "grid",
	minHeight: "min(46rem, 82vh)",
	background: vars.color.night,
});

export const scene = style({ zIndex: -1 });

export const words = style({
	display: "grid",
	alignContent: "start",
	justifyItems: "center",
	gap: "1.25rem",
	paddingBlock: "clamp(3rem, 7vw, 6rem) 20rem",
	textAlign: "center",
});

export const title = style({ maxWidth: "14ch" });

export const puppy = style({
	position: "absolute",
	zIndex: -1,
	left: "max(4vw, calc(50vw - 30rem))",
	bottom: 0,
	width: "auto",
	height: "min(44%, 17rem)",
	"@media": { [below("sm")]: { left: "1rem", height: "11rem" } },
});
