/** A check box beside its label, large enough to tap with a finger. */
import { style } from "@vanilla-extract/css";
import * as rules from "~/ui/theme/rules.ts";
import { vars } from "~/ui/theme/theme.css.ts";

export const check = style({
	...rules.beside(".75rem"),
	minHeight: vars.tap,
	...rules.strong,
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
export const hint = style({ ...rules.quiet, fontWeight: vars.weight.text });
