import { globalStyle, type StyleRule, style } from "@vanilla-extract/css";
import { focus } from "~/ui/theme/surface.css.ts";
import { at, below, from, rules, vars } from "~/ui/theme/theme.ts";

export const card = style({
	position: "relative",
	...rules.column,
	overflow: "hidden",
	...rules.sheet,
	...at("(forced-colors: active)", { border: "1px solid" }),
	transition: `box-shadow ${vars.time.normal} ${vars.ease}, transform ${vars.time.normal} ${vars.ease}`,
	":hover": {
		boxShadow: `0 0 0 1px ${vars.color.ridge1}, ${vars.shadow.hover}`,
		transform: "translateY(-3px)",
	},
});

/** On a phone, cards of puppies that aren't available are rows; available ones stay large. */
export const soldCard = style(at(below("sm"), { flexFlow: "row wrap" }));
export const grid = style({
	...rules.filling("16.5rem", "clamp(1.25rem, 2vw, 1.75rem)"),
	...at(from("xl"), { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" }),
});
const ofWidth = (least: string) => ({
	gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}), 1fr))`,
});
export const grids = {
	large: style([ofWidth("20rem"), at(from("xl"), ofWidth("20rem"))]),
	rows: style([ofWidth("22rem"), at(from("xl"), ofWidth("22rem"))]),
};
// One alone is no wider than one of two.
globalStyle(`${grids.large} > :only-child`, { maxWidth: "42rem" });
// A row at any width.
globalStyle(`${grids.rows} > ${card}`, { flexFlow: "row wrap" });

/** The style of a part of a card that is a row. */
const inRow = (
	rule: Pick<
		StyleRule,
		"aspectRatio" | "flex" | "fontSize" | "left" | "minHeight" | "padding" | "paddingTop" | "top"
	>,
): StyleRule => ({
	selectors: { [`${grids.rows} &`]: rule },
	...at(below("sm"), { selectors: { [`${soldCard} &`]: rule } }),
});

export const photo = style([
	{
		aspectRatio: "1 / 1.02",
		// Among large cards, a wide window has room for a photo in its own shape.
		...at(from("sm"), { selectors: { [`${grids.large} &`]: { aspectRatio: "4 / 3" } } }),
	},
	inRow({ flex: "1 0 40%", aspectRatio: "auto", minHeight: "11.5rem" }),
]);

export const image = style({
	transformOrigin: "50% 100%",
	transition: `scale ${vars.time.slow} ${vars.ease}`,
	selectors: { [`${card}:hover &`]: { scale: "1.035" } },
});

/** Fills the frame. The padding keeps its text below the tag. */
export const soon = style({ ...rules.cover, aspectRatio: "auto", paddingTop: "max(20%, 3.25rem)" });

export const tag = style([
	{
		position: "absolute",
		left: "min(.85rem, 4.25vw)",
		top: ".85rem",
		zIndex: 1,
		boxShadow: vars.shadow.tag,
	},
	inRow({ left: ".55rem", top: ".55rem" }),
]);

export const body = style([
	{
		...rules.column,
		flex: 1,
		minWidth: 0,
		// With large text on a phone, the padding shrinks to leave room for the text.
		padding: "1.15rem min(1.25rem, 6.25vw) 1.25rem",
	},
	// Takes the room beside the photo, or wraps below it if the text is large.
	inRow({ flex: "1000 1 9rem", padding: "1rem 1.1rem" }),
]);

export const name = style([
	{ fontSize: "1.5rem", overflowWrap: "anywhere" },
	inRow({ fontSize: "1.3125rem" }),
]);

export const link = style({
	color: "inherit",
	textDecoration: "none",
	// The whole card is clickable and shows the focus ring. Any other link on it has its own focus ring.
	"::after": { content: "", ...rules.cover, zIndex: 1 },
	":focus-visible": { outline: "none" },
});
globalStyle(`${card}:has(${link}:focus-visible)`, {
	outline: `3px solid ${focus}`,
	outlineOffset: "3px",
});

export const meta = style({
	marginTop: ".2rem",
	...rules.quiet,
	lineHeight: 1.45,
	overflowWrap: "anywhere",
});

/** A sale update may be a whole story, so it is cut off after three lines. */
export const line = style(rules.clamped(3));

export const foot = style([
	{ marginTop: "auto", paddingTop: "1rem" },
	inRow({ paddingTop: ".55rem" }),
]);

export const urgency = style({ marginTop: ".35rem", ...rules.quiet, lineHeight: 1.4 });

export const ready = style({ color: vars.color.ok, fontWeight: vars.weight.semi });

/** Keeps the text on the sky, above the house, in a frame of any shape. */
export const photosSoon = style({
	containerType: "inline-size",
	isolation: "isolate",
	...rules.stack(".35rem"),
	alignContent: "start",
	justifyItems: "center",
	// Keeps clear of the tag.
	paddingTop: "max(16%, 3.6rem)",
	background: vars.color.skyPale,
	textAlign: "center",
});

export const photosSoonTitle = style({
	paddingInline: ".75rem",
	...rules.display("clamp(1rem, 5.5cqi, 2rem)/1.2"),
	textWrap: "balance",
});

export const photosSoonMore = style({ color: vars.color.ink, fontSize: vars.size.small });
