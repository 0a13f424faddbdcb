import { style } from "@vanilla-extract/css";
import { from } from "~/ui/theme/media.ts";
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

/** Beside the last card, in the columns that are left of four. */
export const note = style({
	display: "grid",
	alignContent: "center",
	justifyItems: "start",
	gap: "1rem",
	padding: "clamp(1.5rem, 3vw, 2.5rem)",
	border: `1.5px dashed ${vars.color.ridge2}`,
	borderRadius: vars.radius.card,
});

export const noteSpans = [
	style({ "@media": { [from("xl")]: { gridColumn: "span 1" } } }),
	style({ "@media": { [from("xl")]: { gridColumn: "span 2" } } }),
	style({ "@media": { [from("xl")]: { gridColumn: "span 3" } } }),
] as const;
