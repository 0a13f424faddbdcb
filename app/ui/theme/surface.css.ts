/** Colors that depend on the background: light (paper) by default, dark (night) in some bands. */
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
