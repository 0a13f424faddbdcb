import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/theme.css.ts";

export const nav = style({ display: "flex", alignItems: "center", gap: ".25rem", minWidth: 0 });

export const link = style({
	display: "inline-flex",
	alignItems: "center",
	justifyContent: "center",
	gap: ".4rem",
	minWidth: vars.tap,
	minHeight: vars.tap,
	paddingInline: ".75rem",
	borderRadius: vars.radius.control,
	color: vars.color.ink,
	fontSize: vars.size.small,
	fontWeight: vars.weight.semi,
	textDecoration: "none",
	":hover": { background: vars.color.mist },
});

/** Long names end in dots: two of them and the way back fit beside each other on a phone. */
export const name = style({
	maxWidth: "min(9rem, 20vw)",
	overflow: "hidden",
	textOverflow: "ellipsis",
	whiteSpace: "nowrap",
});
