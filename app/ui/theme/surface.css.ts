/**
 * What controls and text inherit from the part of the page that they are in: colors by its background, light
 * (paper) by default and dark (night) in some bands, and the size of controls, denser where there are many.
 */
import { createVar } from "@vanilla-extract/css";
import { primitive } from "../primitive.ts";
import { vars } from "./theme.css.ts";

/** Color of headings and strong text. */
export const heading = createVar();
/** Color of the focus outline. */
export const focus = createVar();

/** For the element that has the dark background. */
export const onNight = primitive({
	vars: { [heading]: vars.color.onNight, [focus]: vars.color.porch },
	color: vars.color.onNightMuted,
});

/** For a light element on a dark background, such as an alert. */
export const onPaperAgain = primitive({
	vars: { [heading]: vars.color.ink, [focus]: vars.color.night },
	color: vars.color.text,
	textAlign: "start",
});

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
