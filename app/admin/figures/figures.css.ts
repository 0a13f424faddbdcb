import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/theme.css.ts";

export const pair = style({
	display: "grid",
	gridTemplateColumns: "repeat(auto-fit, minmax(9rem, 1fr))",
	gap: ".75rem 1.5rem",
	margin: "0 0 1rem",
});
export const name = style({ color: vars.color.muted, fontSize: vars.size.small });
export const figure = style({
	margin: 0,
	color: vars.color.ink,
	fontFamily: vars.font.display,
	fontSize: "1.75rem",
	fontWeight: vars.weight.display,
	letterSpacing: "-.02em",
	lineHeight: 1.2,
});
export const total = style({ marginBottom: "1rem" });
globalStyle(`${total} > ${figure}`, { marginInlineEnd: ".12em" });
export const note = style({
	marginTop: "1rem",
	color: vars.color.muted,
	fontSize: vars.size.small,
});
export const file = style({ marginTop: "1rem" });
