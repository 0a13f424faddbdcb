import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { rules, vars } from "~/ui/theme/theme.ts";

/** Container of parts that change their layout if they are narrow in relation to their text size. */
export const narrow = style({ containerType: "inline-size" });
/** The case on a phone with text at one and a half times its normal size. */
const fewLetters = "(max-width: 17rem)";

export const table = style({ width: "100%" });

export const caption = style({
	paddingBottom: ".9rem",
	// Also ends the tabular digits of the table, which are thin in this font.
	...rules.display(`${vars.size.h3}/1.25`),
	textAlign: "start",
});

globalStyle(`${table} :is(th, td)`, {
	padding: ".85rem .5rem",
	borderTop: `1px solid ${vars.color.line}`,
});
globalStyle(`${table} tr > :first-child`, { paddingInlineStart: 0 });
/** Figures never wrap, even on the narrowest phones; the names of the parts wrap instead. */
globalStyle(`${table} tr > :not(:first-child)`, { textAlign: "end", whiteSpace: "nowrap" });
globalStyle(`${table} tr > :last-child`, { paddingInlineEnd: 0 });
globalStyle(`${table} thead th`, { borderTop: 0, ...rules.quiet });
globalStyle(`${table} :is(td:last-child, tfoot :is(th, td))`, rules.strong);
globalStyle(`${table} tfoot :is(th, td)`, { borderTop: `2px solid ${vars.color.ink}` });

/** A bar for a share of the price. Its width in percent is twice the share. */
export const bar = style({
	display: "block",
	height: 8,
	marginTop: ".45rem",
	borderRadius: 4,
	background: vars.color.ridge4,
	forcedColorAdjust: "none",
});

// The name of each part gets a line of its own, with its share and amount below.
globalStyle(`${table} tr`, {
	"@container": { [fewLetters]: { display: "grid", gridTemplateColumns: "1fr auto" } },
});
globalStyle(`${table} tr > :first-child`, {
	"@container": { [fewLetters]: { gridColumn: "1 / -1", paddingInlineEnd: 0 } },
});
globalStyle(`${table} tr > :not(:first-child)`, {
	"@container": {
		[fewLetters]: { paddingTop: 0, paddingInlineStart: 0, borderTop: 0, textAlign: "start" },
	},
});

export const chart = style(rules.stack("1.35rem"));

export const row = style({ ...rules.stack(".4rem"), maxWidth: "none", marginTop: 0 });

export const label = style({
	...rules.ends("0 1rem"),
	...rules.strong,
	fontVariantNumeric: "tabular-nums lining-nums",
});

export const bars = style({
	display: "flex",
	gap: 2,
	minHeight: "3.5rem",
	"@container": { [fewLetters]: { flexWrap: "wrap" } },
});

const piece = style({
	display: "flex",
	flexGrow: 0,
	flexShrink: 1,
	alignItems: "center",
	minWidth: 0,
	padding: ".4rem .8rem",
	overflow: "hidden",
	fontSize: vars.size.small,
	fontWeight: vars.weight.semi,
	lineHeight: 1.15,
	forcedColorAdjust: "none",
	// The pieces stack, so that none is cut off.
	"@container": { [fewLetters]: { flexShrink: 0, minWidth: "fit-content" } },
	selectors: {
		"&:first-child": { borderStartStartRadius: 8, borderEndStartRadius: 8 },
		"&:last-child": { borderStartEndRadius: 8, borderEndEndRadius: 8 },
	},
});

export const pieces = styleVariants({
	puppy: [piece, { background: vars.color.ridge1, color: vars.color.ink }],
	training: [piece, { background: vars.color.ridge4, color: vars.color.white }],
	price: [piece, { background: vars.color.porch, color: vars.color.ink }],
	saved: [
		piece,
		{
			background: `repeating-linear-gradient(-45deg, ${vars.color.porchGlow} 0 7px, ${vars.color.white} 7px 14px)`,
			boxShadow: `inset 0 0 0 1.5px ${vars.color.porchInk}`,
			color: vars.color.porchInk,
		},
	],
});

export const pieceName = style(rules.ellipsis);

export const note = style({
	marginTop: vars.space.s5,
	padding: "1.25rem 1.4rem",
	borderRadius: vars.radius.control,
	background: vars.color.porchGlow,
	color: vars.color.ink,
});
