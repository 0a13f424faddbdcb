import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/theme.css.ts";

export const list = style({ paddingBottom: vars.space.section });

/** The form that narrows the list down stands close below. */
export const tools = style({ marginBottom: vars.space.s4 });

/** Takes the focus where what had it is gone; that is nothing to look at. */
export const region = style({ position: "relative", outline: "none" });

/** Keeps its place while another view is on its way, so that the page doesn't jump. */
export const waiting = style({ visibility: "hidden" });

/** Over the view that is to be replaced, wherever in it the visitor is. */
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

/** To the cards before and after those of a full page. */
export const pages = style({
	display: "flex",
	flexWrap: "wrap",
	justifyContent: "center",
	gap: vars.space.s3,
});
