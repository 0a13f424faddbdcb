/** A choice among pictures, made with radio buttons. */
import { style } from "@vanilla-extract/css";
import { focus } from "~/ui/theme/surface.css.ts";
import { rules, vars } from "~/ui/theme/theme.ts";

/** Shows about two and a half rows; the half row is a sign that there are more. */
export const choices = style({
	...rules.filling("8rem", ".75rem"),
	maxHeight: "20rem",
	overflowY: "auto",
	padding: "4px",
	borderRadius: vars.radius.control,
});

export const choice = style({
	position: "relative",
	display: "block",
	padding: ".35rem",
	borderRadius: vars.radius.control,
	color: vars.color.ink,
	fontSize: vars.size.small,
	lineHeight: vars.leading.tight,
	cursor: "pointer",
	":hover": { background: vars.color.mist },
	selectors: {
		"&:has(:checked)": {
			outline: `3px solid ${vars.color.ridge4}`,
			background: vars.color.mist,
		},
		"&:has(:focus-visible)": { outline: `3px solid ${focus}`, outlineOffset: "1px" },
	},
});

/** In the corner of the picture. */
export const radio = style({
	position: "absolute",
	left: ".7rem",
	top: ".7rem",
	zIndex: 1,
	...rules.square("1.25rem"),
	margin: 0,
	accentColor: vars.color.ridge5,
});

export const thumbnail = style({ marginBottom: ".35rem", borderRadius: vars.radius.focus });
