import { globalStyle, style } from "@vanilla-extract/css";

export const to = style({ overflowWrap: "anywhere" });

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

export const state = style({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	gap: ".75rem 1rem",
});
