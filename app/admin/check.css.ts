/** A check box beside its label, large enough to tap with a finger. */
import { style } from "@vanilla-extract/css";
import * as rules from "~/ui/theme/rules.ts";
import { vars } from "~/ui/theme/theme.css.ts";

export const check = style({
	...rules.beside(".75rem"),
	minHeight: vars.tap,
	...rules.strong,
	cursor: "pointer",
});
