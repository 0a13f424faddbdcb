import { style } from "@vanilla-extract/css";
import { screenOnly } from "~/ui/theme/print.css.ts";
import { vars } from "~/ui/theme/theme.css.ts";

const { color, radius, space, weight } = vars;

/** Links that jump to the categories. */
export const categories = style([
	screenOnly,
	{
		display: "flex",
		flexWrap: "wrap",
		gap: space.s2,
	},
]);
export const category = style({
	display: "inline-flex",
	alignItems: "center",
	minHeight: "3rem",
	padding: ".3rem 1.2rem",
	borderRadius: radius.full,
	background: color.white,
	boxShadow: `inset 0 0 0 1.5px ${color.field}`,
	color: color.ink,
	fontWeight: weight.semi,
	textDecoration: "none",
	":hover": { background: color.mist },
});

export const group = style({
	paddingBlock: "clamp(2.5rem, 4.5vw, 4.5rem)",
	selectors: { "& + &": { borderTop: `1px solid ${color.line}` } },
});
export const groupTitle = style({ marginBottom: space.s6, overflowWrap: "anywhere" });
export const onward = style([
	screenOnly,
	{
		display: "flex",
		flexWrap: "wrap",
		gap: ".25rem 2.5rem",
		paddingBottom: space.section,
	},
]);
