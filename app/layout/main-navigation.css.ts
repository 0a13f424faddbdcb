import { globalStyle, style } from "@vanilla-extract/css";
import { focus } from "~/ui/theme/surface.css.ts";
import { at, from, rules, vars } from "~/ui/theme/theme.ts";

export const navigation = style({
	vars: { [focus]: vars.color.porch },
	position: "relative",
	zIndex: vars.layer.nav,
	background: vars.color.night,
	color: vars.color.onNight,
});
globalStyle(`${navigation} [aria-current]`, {
	color: vars.color.porch,
	fontWeight: vars.weight.strong,
});

export const fold = style(at(from("lg"), { display: "none" }));

export const summary = style({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	minHeight: "3.25rem",
	paddingInline: `${vars.space.gutter} calc(${vars.space.gutter} - .5rem)`,
	fontWeight: vars.weight.semi,
	listStyle: "none",
	cursor: "pointer",
	":focus-visible": { outlineOffset: "-4px" },
	selectors: { "&::-webkit-details-marker": { display: "none" } },
});

export const brand = style({
	display: "none",
	fontFamily: vars.font.display,
	fontSize: "1.1875rem",
	lineHeight: 1,
	overflowWrap: "anywhere",
	selectors: { [`${fold}[open] &`]: { display: "block" } },
});

export const toggle = style({
	...rules.tapLine,
	gap: ".6rem",
	marginInlineStart: "auto",
	paddingInline: ".5rem",
});

export const whenClosed = style({
	selectors: { [`${fold}[open] &`]: { display: "none" } },
});
export const whenOpen = style({
	selectors: { [`${fold}:not([open]) &`]: { display: "none" } },
});

export const foldList = style({ paddingTop: ".25rem" });

export const foldMore = style({
	...rules.filling("10rem", `0 ${vars.space.s4}`),
	padding: `${vars.space.s2} ${vars.space.gutter} ${vars.space.s4}`,
	borderTop: `1px solid ${vars.color.lineOnNight}`,
});

/** What the links of all menus have in common. */
const menuLink = {
	display: "flex",
	alignItems: "center",
	color: vars.color.onNight,
	overflowWrap: "anywhere",
	textDecoration: "none",
} as const;

export const foldLink = style({
	...menuLink,
	minHeight: "3.125rem",
	paddingInline: vars.space.gutter,
	borderTop: `1px solid ${vars.color.lineOnNight}`,
	fontSize: "1.125rem",
	":hover": { background: vars.color.ridge5 },
	":focus-visible": { outlineOffset: "-4px" },
});

export const wide = style({
	display: "none",
	...at(from("lg"), { display: "flex", minHeight: "3.5rem" }),
});

export const wideList = style({
	// Many pages may need several lines.
	...rules.flow("clamp(.1rem, 1.2vw, 1.25rem)"),
	// Aligns the text, not the tap target, with the content of the page.
	marginInlineStart: "-.9rem",
});

/** At the right end of the row, from the width on at which both lists fit into it. */
export const wideMore = style({
	display: "none",
	flex: "none",
	flexWrap: "wrap",
	alignItems: "center",
	gap: `0 ${vars.space.s4}`,
	maxWidth: "50%",
	marginInlineStart: "auto",
	...at(from("xxl"), { display: "flex" }),
});

export const moreLink = style({
	...menuLink,
	minHeight: vars.tap,
	color: vars.color.onNightMuted,
	fontSize: vars.size.small,
	":hover": { color: vars.color.onNight, textDecoration: "underline" },
});

export const wideLink = style({
	...menuLink,
	justifyContent: "center",
	minWidth: vars.tap,
	minHeight: "3.5rem",
	paddingInline: ".9rem",
	fontSize: "1rem",
	textDecoration: "underline 2px transparent",
	textUnderlineOffset: ".5em",
	transition: `text-decoration-color ${vars.time.normal} ${vars.ease}`,
	":focus-visible": { outlineOffset: "-6px" },
	selectors: { "&:hover, &[aria-current]": { textDecorationColor: vars.color.porch } },
});
