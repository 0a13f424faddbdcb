import { globalStyle } from "@vanilla-extract/css";
import { primitive } from "../primitive.ts";
import { at, vars } from "../theme/theme.ts";

/** Filled with a color, or with one of the visitor's own. Printed in both. */
const filled = (background: string, own: string) => ({
	background,
	printColorAdjust: "exact" as const,
	...at("(forced-colors: active)", { background: own }),
});

/** The margins have room for the figure of the highest column and for the labels. */
export const plot = primitive({
	display: "flex",
	justifyContent: "center",
	height: "12rem",
	margin: "1.5rem 0 2rem",
	borderBottom: `1.5px solid ${vars.color.field}`,
});
/** A column with its label. A single one doesn't fill the plot. */
export const slot = primitive({ position: "relative", flex: 1, maxWidth: "25%" });

const bottom = { position: "absolute", bottom: 0, insetInline: "14%" } as const;
export const column = primitive({ ...bottom, ...filled(vars.color.ridge4, "CanvasText") });
/** The highest column. It has an edge because the accent color alone would be hard to see on white. */
export const peak = primitive({
	...bottom,
	...filled(vars.color.porch, "Highlight"),
	border: `1px solid ${vars.color.porchInk}`,
});

const label = {
	position: "absolute",
	left: "50%",
	translate: "-50%",
	fontSize: vars.size.micro,
	fontVariantNumeric: "tabular-nums lining-nums",
	whiteSpace: "nowrap",
} as const;
export const tick = primitive({ ...label, top: "calc(100% + .4rem)", color: vars.color.muted });
export const value = primitive({ ...label, bottom: "100%", fontWeight: vars.weight.semi });

export const figures = primitive({ fontSize: vars.size.small });
export const figureTable = primitive({});
globalStyle(`${figureTable} :is(th, td)`, {
	padding: ".2rem 1.5rem .2rem 0",
	borderTop: `1px solid ${vars.color.line}`,
});
globalStyle(`${figureTable} thead th`, { borderTop: 0, color: vars.color.muted });
globalStyle(`${figureTable} :is(th, td):last-child`, { paddingInlineEnd: 0, textAlign: "end" });

/** Doesn't grow with large text in a narrow window. */
const gap = "min(.85rem, 3.5vw)";

export const bars = primitive({
	width: "100%",
	fontSize: vars.size.small,
	lineHeight: vars.leading.tight,
});
globalStyle(`${bars} tbody :is(th, td)`, { padding: ".45rem 0", verticalAlign: "middle" });
globalStyle(`${bars} tbody th`, { width: "42%", paddingInlineEnd: gap, overflowWrap: "anywhere" });
const bar = { minWidth: "2px", height: "1.1rem", borderRadius: "4px" };
export const plain = primitive({ ...bar, ...filled(vars.color.ridge3, "CanvasText") });
export const amount = primitive({
	width: "1%",
	color: vars.color.ink,
	fontWeight: vars.weight.strong,
	whiteSpace: "nowrap",
});
globalStyle(`${bars} tbody ${amount}`, { paddingInlineStart: gap, textAlign: "end" });

/** For bars with a darker part. */
export const pairHead = primitive({
	color: vars.color.muted,
	fontSize: vars.size.micro,
});
globalStyle(`${pairHead} th`, { paddingBlock: ".35rem", fontWeight: vars.weight.semi });
globalStyle(`${pairHead} th:not(:first-child)`, {
	paddingInlineStart: gap,
	// Narrow columns would break it into letters.
	overflowWrap: "normal",
	textAlign: "end",
});
export const whole = primitive({ ...bar, ...filled(vars.color.ridge1, "GrayText") });
export const part = primitive({
	height: "100%",
	borderRadius: "inherit",
	...filled(vars.color.ridge4, "CanvasText"),
});
