/** A check box beside its label, large enough to tap with a finger. */
import { style } from "@vanilla-extract/css";
import { rules, vars } from "~/ui/theme/theme.ts";

export const check = style({
	...rules.beside(".75rem"),
	minHeight: vars.tap,
	...rules.strong,
	cursor: "pointer",
});
