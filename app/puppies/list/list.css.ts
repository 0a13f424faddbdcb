import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/theme.css.ts";

export const list = style({ paddingBottom: vars.space.section });

/** A small margin, because the form that narrows the list follows. */
export const tools = style({ marginBottom: vars.space.s4 });

/** Gets the focus after the focused element was removed, which needs no focus ring. */
export const region = style({ position: "relative", outline: "none" });

/** Hides the old view while another one is loading, but keeps its space, so that the page doesn't jump. */
export const waiting = style({ visibility: "hidden" });

/** Covers the view that is being replaced. The spinner in it is sticky, so that it is always in view. */
export const loading = style({ position: "absolute", inset: 0 });
export const spinner = style({ position: "sticky", top: "25vh" });

export const failure = style({ marginBlock: vars.space.s5 });

export const more = style({
	display: "flex",
	flexDirection: "column",
	alignItems: "center",
	gap: vars.space.s3,
	marginTop: vars.space.s7,
});

/** Links to the previous and next page of the list. */
export const pages = style({
	display: "flex",
	flexWrap: "wrap",
	justifyContent: "center",
	gap: vars.space.s3,
});
