import { globalStyle } from "@vanilla-extract/css";
import { primitive } from "../primitive.ts";
import { at, vars } from "../theme/theme.ts";

/** Filled with a color, or with one of the visitor's own. */
const filled = (fill: string, own = "CanvasText") => ({
	fill,
	...at("(forced-colors: active)", { fill: own }),
});
/** Drawn as a line, in the same way. */
const lined = (stroke: string, own: string) => ({
	stroke,
	...at("(forced-colors: active)", { stroke: own }),
});

/** Leaves room for the labels to the left of the plot, above it and below it. */
export const plot = primitive({ padding: "1.5rem 0 2rem 2.25rem" });
export const svg = primitive({
	display: "block",
	width: "100%",
	height: "12rem",
	overflow: "visible",
});

export const gridLine = primitive(lined(vars.color.line, "GrayText"));
export const baseLine = primitive({ ...lined(vars.color.field, "CanvasText"), strokeWidth: 1.5 });

export const tick = primitive({
	...filled(vars.color.muted),
	fontSize: vars.size.micro,
	fontVariantNumeric: "tabular-nums lining-nums",
});
export const value = primitive({
	...filled(vars.color.text),
	fontSize: vars.size.micro,
	fontWeight: vars.weight.semi,
	fontVariantNumeric: "tabular-nums lining-nums",
});

export const column = primitive(filled(vars.color.ridge4));
/** The highest column. It has an edge because the accent color alone would be hard to see on white. */
export const peak = primitive({
	...filled(vars.color.porch, "Highlight"),
	stroke: vars.color.porchInk,
});

export const figures = primitive({ fontSize: vars.size.small });
export const figureTable = primitive({ fontVariantNumeric: "tabular-nums lining-nums" });
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
export const bar = primitive({ display: "block", width: "100%", height: "1.1rem" });
export const barFill = primitive(filled(vars.color.ridge3));
export const amount = primitive({
	width: "1%",
	color: vars.color.ink,
	fontVariantNumeric: "tabular-nums lining-nums",
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
export const wholeFill = primitive(filled(vars.color.ridge1, "GrayText"));
