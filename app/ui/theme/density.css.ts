/** How much room controls take: plenty by default, less where one works with many of them. */
import { createVar } from "@vanilla-extract/css";
import { primitive } from "../primitive.ts";

/** Height of a button and a one-line field. */
export const controlHeight = createVar();
export const buttonPadding = createVar();
export const fieldPadding = createVar();
export const buttonText = createVar();
/** Whether a button's stitching is drawn: a value of `display`. */
export const stitching = createVar();

/** For the element around many controls: lower ones, without stitching. */
export const dense = primitive({
	vars: {
		[controlHeight]: "2.875rem",
		[buttonPadding]: ".5rem 1.3rem",
		[fieldPadding]: ".5rem 1rem",
		[buttonText]: "1rem",
		[stitching]: "none",
	},
});
