import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/theme.css.ts";

export const field = style({ display: "grid", alignContent: "start" });

export const range = style({
	width: "100%",
	minWidth: 0,
	height: vars.tap,
	margin: 0,
	accentColor: vars.color.ridge4,
	cursor: "pointer",
	// Faded while no number is set and the slider's position means nothing.
	selectors: { "&[data-empty]": { opacity: 0.5 } },
});
