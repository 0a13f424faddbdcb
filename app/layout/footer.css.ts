import { globalStyle, style } from "@vanilla-extract/css";
import { at, below, from, rules, vars } from "~/ui/theme/theme.ts";

export const edge = style({
	display: "block",
	width: "100%",
	height: "clamp(34px, 5.2vw, 84px)",
	// Covers the seam that rounding would leave.
	marginBottom: -1,
});

export const footer = style({
	background: vars.color.night,
	fontSize: vars.size.small,
	overflowWrap: "anywhere",
});
globalStyle(`${footer} a`, { color: vars.color.onNight });

export const columns = style({
	...rules.fitting("8.25rem", `${vars.space.s6} ${vars.space.s4}`),
	paddingBlock: `${vars.space.s6} ${vars.space.s7}`,
	// A single row, unless the text is too large for it.
	"@media": {
		[below("md")]: {
			gap: `${vars.space.s4} ${vars.space.s3}`,
			paddingBlock: vars.space.s4,
		},
		[from("lg")]: { display: "flex", flexWrap: "wrap", justifyContent: "space-between" },
	},
});
globalStyle(`${columns} > *`, {
	// Each column is as wide as its longest line, so that the gaps between columns are equal.
	flex: "0 1 auto",
	...at(from("lg"), { maxWidth: "14rem" }),
});

/** Takes a full row until all columns fit beside each other. */
export const first = style({
	gridColumn: "1 / -1",
	"@media": {
		[from("lg")]: { flex: "1 1 8rem", maxWidth: "12rem" },
		[from("xl")]: { flex: "0 1 16rem", maxWidth: "none" },
	},
});

// The phone number and the hours are one below the other, beside the last column of links.
globalStyle(`${columns} > nav`, at(below("lg"), { gridRow: "span 2" }));

export const about = style({
	maxWidth: "34ch",
	marginTop: ".75rem",
	lineHeight: 1.5,
});

export const title = style({
	marginBottom: vars.space.s2,
	fontSize: "1.0625rem",
	fontWeight: vars.weight.semi,
	letterSpacing: 0,
	lineHeight: 1.3,
	// All of the footer fits on a phone's screen, with links that are high enough for a thumb.
	...at(below("md"), { marginBottom: 0 }),
});

/** Beside other columns, its lines don't wrap unless they have to. A phone may lack the room for that. */
export const last = style(at(from("lg"), { minWidth: "max-content" }));

export const ways = style({});
export const way = style({
	...rules.tapLine,
	gap: ".6rem",
	fontVariantNumeric: "tabular-nums lining-nums",
	overflowWrap: "anywhere",
	...rules.plainLink,
});
// The narrowest phones have room for the phone number only, without the icon.
globalStyle(`${way} > svg`, at("(max-width: 374px)", { display: "none" }));

export const hours = style({ paddingTop: vars.space.s2, lineHeight: 1.5 });

export const bar = style({
	...rules.spread(`${vars.space.s1} ${vars.space.s5}`),
	paddingBlock: vars.space.s3,
	lineHeight: 1.4,
	borderTop: `1px solid ${vars.color.lineOnNight}`,
});

export const entries = style(rules.flow(vars.space.s5));
export const entry = style(rules.tapLine);
