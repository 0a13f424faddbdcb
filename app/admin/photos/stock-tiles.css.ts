import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/theme.css.ts";

export const list = style({ marginTop: "1.75rem" });

export const tiles = style({
	display: "grid",
	gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 14rem), 1fr))",
	gap: "1.25rem",
});

export const tile = style({
	display: "block",
	height: "100%",
	overflow: "hidden",
	borderRadius: "14px",
	background: vars.color.white,
	boxShadow: `0 0 0 1px ${vars.color.line}`,
	color: vars.color.text,
	textDecoration: "none",
	":hover": { boxShadow: `0 0 0 1.5px ${vars.color.night}` },
	":focus-visible": { borderRadius: "14px" },
});

export const words = style({
	display: "grid",
	gap: ".2rem",
	padding: "1rem 1.15rem",
	overflowWrap: "anywhere",
});

export const title = style({ lineHeight: 1.35 });

export const category = style({ color: vars.color.muted, fontSize: vars.size.small });
