import { primitive } from "../primitive.ts";
import { vars } from "../theme/theme.css.ts";

export const code = primitive({
	width: "8rem",
	aspectRatio: "1",
	background: vars.color.white,
	color: vars.color.ink,
	// Otherwise a browser that saves ink would leave out the background and change the colors.
	printColorAdjust: "exact",
});
