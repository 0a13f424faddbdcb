import { globalStyle, style } from "@vanilla-extract/css";
import * as poster from "~/ui/picture/video-poster.css.ts";
import * as rules from "~/ui/theme/rules.ts";
import { focus } from "~/ui/theme/surface.css.ts";
import { vars } from "~/ui/theme/theme.css.ts";

/** Lets filters with long names wrap. */
export const grid = style(rules.filling("17rem", "1.25rem"));

export const card = style({
	display: "flex",
	flexDirection: "column",
	overflow: "hidden",
	minWidth: 0,
	borderRadius: "14px",
	background: vars.color.white,
	boxShadow: `0 0 0 1px ${vars.color.line}`,
	scrollMarginTop: "5rem",
	":target": { boxShadow: `0 0 0 3px ${vars.color.ridge2}` },
});

/** A small poster with the title next to it, so that it shows only the video's length. */
export const small = style({});
globalStyle(`${small} ${poster.play}`, {
	left: ".8rem",
	bottom: ".8rem",
	width: "2.75rem",
	boxShadow: `0 0 0 4px ${vars.color.glassRing}`,
});
globalStyle(`${small} ${poster.caption}`, {
	justifyContent: "flex-end",
	minHeight: 0,
	padding: "0 .9rem .9rem",
});
globalStyle(`${small} ${poster.caption}::before`, { display: "none" });
globalStyle(`${small} ${poster.title}`, {
	position: "absolute",
	width: 1,
	height: 1,
	overflow: "hidden",
	clipPath: "inset(50%)",
});
globalStyle(`${small} ${poster.length}`, {
	padding: ".15rem .6rem",
	borderRadius: vars.radius.focus,
	background: vars.color.caption,
});
globalStyle(`${card} > ${small}`, { borderRadius: 0 });
globalStyle(`${card} > ${small}:focus-visible`, { outlineOffset: "-5px" });

export const body = style({
	display: "flex",
	flexDirection: "column",
	flex: 1,
	padding: "1rem 1.15rem .75rem",
});

export const title = style({
	color: vars.color.ink,
	...rules.plain,
	fontSize: vars.size.body,
	fontWeight: vars.weight.strong,
	lineHeight: vars.leading.tight,
	overflowWrap: "anywhere",
});

export const category = style({ ...rules.quiet, overflowWrap: "anywhere" });

export const row = style({
	...rules.beside(".5rem"),
	justifyContent: "space-between",
	marginTop: "auto",
	paddingTop: ".5rem",
});

export const pair = style({ display: "flex" });

export const toggle = style({
	...rules.beside(".85rem"),
	minHeight: vars.tap,
	padding: 0,
	border: 0,
	borderRadius: vars.radius.focus,
	background: "none",
	...rules.strong,
	font: "inherit",
	fontSize: vars.size.small,
	cursor: "pointer",
	":focus-visible": { outline: `3px solid ${focus}`, outlineOffset: "2px" },
});

/** The switch's track, with the knob inside it. */
export const track = style({
	position: "relative",
	flex: "none",
	width: "3.25rem",
	height: "1.875rem",
	borderRadius: "1rem",
	background: vars.color.field,
	transition: `background ${vars.time.normal}`,
	"::after": {
		content: "",
		position: "absolute",
		left: 3,
		top: 3,
		width: "1.5rem",
		height: "1.5rem",
		borderRadius: "50%",
		background: vars.color.white,
	},
	selectors: {
		[`${toggle}[aria-checked=true] > &`]: { background: vars.color.ok },
		[`${toggle}[aria-checked=true] > &::after`]: { left: "calc(100% - 1.5rem - 3px)" },
	},
	"@media": {
		"(forced-colors: active)": {
			border: "1px solid",
			"::after": { top: 2, background: "ButtonText" },
			selectors: { [`${toggle}[aria-checked=true] > &`]: { background: "Highlight" } },
		},
	},
});

/** The film and its description, in the form of a video. */
export const preview = style({ display: "grid", gap: "1rem" });
