import { globalStyle, style } from "@vanilla-extract/css";
import * as poster from "~/ui/picture/video-poster.css.ts";
import { rules, vars } from "~/ui/theme/theme.ts";

/** Lets filters with long names wrap. */
export const grid = style(rules.filling("17rem", "1.25rem"));

export const card = style({
	...rules.column,
	overflow: "hidden",
	...rules.sheet,
	":target": { boxShadow: `0 0 0 3px ${vars.color.ridge2}` },
});

globalStyle(`${card} > ${poster.small}`, { borderRadius: 0 });
globalStyle(`${card} > ${poster.small}:focus-visible`, { outlineOffset: "-5px" });

export const body = style({
	...rules.column,
	flex: 1,
	padding: "1rem 1.15rem .75rem",
});

export const title = style({
	color: vars.color.ink,
	...rules.plain,
	fontSize: vars.size.body,
	fontWeight: vars.weight.strong,
	lineHeight: vars.leading.tight,
});

export const row = style({
	...rules.spread(".5rem"),
	marginTop: "auto",
	paddingTop: ".5rem",
});

export const toggle = style({
	...rules.beside(".85rem"),
	minHeight: vars.tap,
	padding: 0,
	border: 0,
	background: "none",
	fontSize: vars.size.small,
	...rules.strong,
	cursor: "pointer",
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
		...rules.disc("1.5rem"),
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
