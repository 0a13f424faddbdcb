import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/theme.css.ts";

export const to = style({ overflowWrap: "anywhere" });

export const label = style({
	display: "block",
	fontWeight: vars.weight.semi,
	color: vars.color.ink,
});

/** Otherwise a fieldset would be at least as wide as its longest word. */
export const begin = style({ minWidth: 0 });

/** Scrolls if there are many, so that the answer stays near. The padding leaves room for focus rings. */
export const templates = style({
	display: "flex",
	flexWrap: "wrap",
	gap: ".5rem",
	maxHeight: "14rem",
	margin: "0 -.3rem",
	padding: ".4rem .3rem",
	overflowY: "auto",
});
globalStyle(`${templates} > button`, { minWidth: 0, overflowWrap: "anywhere" });

export const text = style({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });

export const state = style({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	gap: ".75rem 1rem",
});

export const bad = style({ color: vars.color.bad });
