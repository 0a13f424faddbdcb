/** Styles of the pages that merge, split and erase families. */
import { style } from "@vanilla-extract/css";
import { rules, vars } from "~/ui/theme/theme.ts";
import { bare } from "../page.css.ts";

export const sideTitle = style({
	marginBottom: ".35rem",
	...rules.quiet,
	...rules.plain,
	fontWeight: vars.weight.semi,
});
export const facts = style({ ...rules.stack(".15rem"), marginBlock: ".5rem" });

export const boxes = style([bare, { gap: 0, marginBottom: "1.25rem" }]);
export const box = style({
	display: "grid",
	gridTemplateColumns: "1.25rem minmax(0, 1fr)",
	gap: ".1rem .75rem",
	minHeight: vars.tap,
	alignItems: "center",
	...rules.lined(".4rem"),
	cursor: "pointer",
});
