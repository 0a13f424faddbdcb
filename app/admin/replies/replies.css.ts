import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/theme.css.ts";

export const notice = style({ marginBottom: "1.25rem" });

export const to = style({ overflowWrap: "anywhere" });

export const label = style({
	display: "block",
	fontWeight: vars.weight.semi,
	color: vars.color.ink,
});

export const templates = style({
	display: "flex",
	flexWrap: "wrap",
	gap: ".5rem",
	marginTop: ".4rem",
});

export const words = style({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });

export const state = style({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	gap: ".75rem 1rem",
});

export const buttons = style({ display: "flex", flexWrap: "wrap", gap: ".5rem" });

export const bad = style({ color: vars.color.bad });

export const ways = style({ marginTop: "1.25rem" });
