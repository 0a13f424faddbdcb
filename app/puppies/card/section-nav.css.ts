import { style } from "@vanilla-extract/css";
import { at, below, rules, vars } from "~/ui/theme/theme.ts";

export const pills = style({
	position: "sticky",
	// Right below the site's sticky bar.
	top: "4.06rem",
	zIndex: vars.layer.sticky,
	borderBlock: `1px solid ${vars.color.line}`,
	background: vars.color.paper,
	...at(below("md"), { top: "3.8rem" }),
});

export const wrap = style(at(below("md"), { overflow: "hidden" }));

export const list = style({
	position: "relative",
	display: "flex",
	gap: ".25rem",
	paddingBlock: ".5rem",
	overflowX: "auto",
	scrollbarWidth: "none",
	...at(below("md"), {
		marginInline: `calc(${vars.space.gutter} * -1)`,
		paddingInline: vars.space.gutter,
	}),
});

export const pill = style({
	display: "flex",
	alignItems: "center",
	minHeight: vars.tap,
	paddingInline: "1.1rem",
	borderRadius: vars.radius.full,
	...rules.strong,
	textDecoration: "none",
	whiteSpace: "nowrap",
	transition: `background ${vars.time.normal}`,
	":hover": { background: vars.color.haze },
	// The list scrolls, so an outline outside the link would be cut off.
	":focus-visible": { outlineOffset: "-3px", borderRadius: vars.radius.full },
	selectors: {
		"&[aria-current]": { background: vars.color.night, color: vars.color.onNight },
		"&[aria-current]:focus-visible": { outlineColor: vars.color.porch },
	},
	...at("(forced-colors: active)", { selectors: { "&[aria-current]": { border: "2px solid" } } }),
});
