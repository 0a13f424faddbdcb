import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/theme.ts";

export const problem = style({
	maxWidth: "24rem",
	margin: ".5rem 0 0",
	color: vars.color.bad,
	fontSize: vars.size.small,
});
