import { style } from "@vanilla-extract/css";
import { rules, vars } from "~/ui/theme/theme.ts";

export const list = style({ paddingBottom: vars.space.section });

/** Gets the focus after the focused element was removed, which needs no focus ring. */
export const region = style({ position: "relative", outline: "none" });

/** Hides the old view while another one is loading, but keeps its space, so that the page doesn't jump. */
export const waiting = style({ visibility: "hidden" });

/** Covers the view that is being replaced. The spinner in it is sticky, so that it is always in view. */
export const loading = style(rules.cover);
export const spinner = style({ position: "sticky", top: "25vh" });

export const failure = style({ marginBlock: vars.space.s5 });

export const more = style({
	...rules.beside(vars.space.s3),
	flexDirection: "column",
	marginTop: vars.space.s7,
});

/** Links to the previous and next page of the list. */
export const pages = style({ ...rules.flow(vars.space.s3), justifyContent: "center" });
