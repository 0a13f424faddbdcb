import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/theme.css.ts";

export const list = style({ display: "grid", gap: "1.25rem" });
export const email = style({
	minWidth: 0,
	padding: "1.2rem 1.5rem .75rem",
	borderRadius: "14px",
	background: vars.color.white,
	boxShadow: `0 0 0 1px ${vars.color.line}`,
	overflowWrap: "anywhere",
});
export const top = style({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "start",
	justifyContent: "space-between",
	gap: ".75rem 1.5rem",
});
export const body = style({ flex: "1 1 18rem", minWidth: 0 });
export const subject = style({ fontSize: "1.125rem", letterSpacing: 0 });
export const text = style({
	margin: "0 0 .75rem",
	padding: "1rem 1.15rem",
	borderRadius: vars.radius.control,
	background: vars.color.desk,
	fontFamily: vars.font.text,
	fontSize: vars.size.small,
	whiteSpace: "pre-wrap",
});
