import { style } from "@vanilla-extract/css";

/** Above what makes all of a card a link; as high as a finger needs where lines are far enough apart. */
export const waiting = style({
	position: "relative",
	zIndex: 2,
	paddingBlock: ".2em",
	color: "inherit",
});
