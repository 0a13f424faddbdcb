import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/theme.css.ts";

export const ways = style({ display: "grid", marginTop: vars.space.s6 });

export const way = style({
	display: "grid",
	gridTemplateColumns: "2.75rem 1fr",
	alignItems: "center",
	gap: ".25rem .75rem",
	paddingBlock: "1.1rem",
	borderTop: `1px solid ${vars.color.ridge1}`,
});

export const icon = style({ width: "1.5rem", height: "1.5rem", color: vars.color.ridge4 });

export const link = style({
	display: "inline-flex",
	alignItems: "center",
	justifySelf: "start",
	minHeight: vars.tap,
	color: vars.color.ink,
	fontWeight: vars.weight.semi,
});

export const line = style({ display: "block" });
