import { style } from "@vanilla-extract/css";

/** Lies above the link that covers the whole card. The padding makes it easier to hit with a finger. */
export const waiting = style({
	position: "relative",
	zIndex: 2,
	paddingBlock: ".2em",
	color: "inherit",
});
