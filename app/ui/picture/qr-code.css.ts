import { primitive } from "../primitive.ts";
import { vars } from "../theme/theme.css.ts";

export const code = primitive({
	width: "8rem",
	aspectRatio: "1",
	background: vars.color.white,
	color: vars.color.ink,
	// A browser that saves ink would leave the ground of the code out, and colors with it.
	printColorAdjust: "exact",
});
