import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/theme.css.ts";

export const confirm = style({
	display: "flex",
	alignItems: "center",
	gap: ".75rem",
	minHeight: vars.tap,
	marginTop: ".4rem",
	color: vars.color.ink,
	fontWeight: vars.weight.semi,
	overflowWrap: "anywhere",
	cursor: "pointer",
});

export const confirmBox = style({
	flex: "none",
	width: "1.35rem",
	height: "1.35rem",
	margin: 0,
	accentColor: vars.color.ridge5,
});
