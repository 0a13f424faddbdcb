/** A check box beside its label, large enough to tap with a finger. */
import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/theme.css.ts";

export const check = style({
	display: "flex",
	alignItems: "center",
	gap: ".75rem",
	minHeight: vars.tap,
	color: vars.color.ink,
	fontWeight: vars.weight.semi,
	overflowWrap: "anywhere",
	cursor: "pointer",
});
export const box = style({
	flex: "none",
	width: "1.35rem",
	height: "1.35rem",
	margin: 0,
	accentColor: vars.color.ridge5,
});
/** Says what checking the box means. */
export const hint = style({
	color: vars.color.muted,
	fontSize: vars.size.small,
	fontWeight: vars.weight.text,
});
