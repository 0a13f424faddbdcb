import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/theme.css.ts";

/** The whole photo, uncropped, so that a position in this box is the same position in the photo. */
export const whole = style({
	position: "relative",
	justifySelf: "start",
	overflow: "hidden",
	borderRadius: "10px",
});

/** Added once a click can set the point that stays in view. */
export const pointed = style({ cursor: "crosshair" });

export const image = style({ width: "auto", height: "auto", maxHeight: "min(18rem, 30dvh)" });

export const spot = style({
	position: "absolute",
	width: "1.5rem",
	height: "1.5rem",
	padding: 0,
	border: `3px solid ${vars.color.white}`,
	borderRadius: "50%",
	outline: `2px solid ${vars.color.night}`,
	background: vars.color.holeEdge,
	transform: "translate(-50%, -50%)",
	pointerEvents: "none",
	":focus-visible": { outline: `3px solid ${vars.color.night}`, outlineOffset: "3px" },
});
