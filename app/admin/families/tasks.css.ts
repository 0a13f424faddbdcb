/** Styles of the page that merges families. */
import { style } from "@vanilla-extract/css";
import { rules, vars } from "~/ui/theme/theme.ts";

export const sideTitle = style({
	marginBottom: ".35rem",
	...rules.quiet,
	...rules.plain,
	fontWeight: vars.weight.semi,
});
export const facts = style({ ...rules.stack(".15rem"), marginBlock: ".5rem" });
