import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/theme.css.ts";

export const sums = style({ display: "block", marginBlock: "1rem", fontWeight: vars.weight.semi });

export const figures = style({
	width: "100%",
	borderCollapse: "collapse",
	fontVariantNumeric: "tabular-nums lining-nums",
});
globalStyle(`${figures} caption`, {
	paddingBottom: ".4rem",
	color: vars.color.muted,
	textAlign: "start",
});
globalStyle(`${figures} :is(th, td)`, {
	padding: ".6rem .5rem .6rem 0",
	borderTop: `1px solid ${vars.color.line}`,
	fontWeight: vars.weight.text,
	overflowWrap: "anywhere",
	textAlign: "start",
});
globalStyle(`${figures} td:last-child`, {
	color: vars.color.ink,
	fontWeight: vars.weight.strong,
	paddingInlineEnd: 0,
	textAlign: "end",
});
