import { globalStyle, style } from "@vanilla-extract/css";
import * as poster from "~/ui/picture/video-poster.css.ts";
import { rules, vars } from "~/ui/theme/theme.ts";

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
	padding: "1rem 1.15rem",
});

export const title = style({
	color: vars.color.ink,
	...rules.plain,
	fontSize: vars.size.body,
	fontWeight: vars.weight.strong,
	lineHeight: vars.leading.tight,
});

export const feature = style({ marginTop: "auto", paddingTop: ".75rem" });
