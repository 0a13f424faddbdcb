/** The size of controls: roomy by default, denser on screens that have many of them. */
import { createVar } from "@vanilla-extract/css";
import { primitive } from "../primitive.ts";

/** Height of buttons and one-line fields. */
export const controlHeight = createVar();
export const buttonPadding = createVar();
export const fieldPadding = createVar();
export const buttonText = createVar();
/** Whether a button's stitching is drawn: a value of `display`. */
export const stitching = createVar();

/** For an element that contains many controls: makes them less tall and drops their stitching. */
export const dense = primitive({
	vars: {
		[controlHeight]: "2.875rem",
		[buttonPadding]: ".5rem 1.3rem",
		[fieldPadding]: ".5rem 1rem",
		[buttonText]: "1rem",
		[stitching]: "none",
	},
});
