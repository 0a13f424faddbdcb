import { globalStyle } from "@vanilla-extract/css";
import { primitive } from "../primitive.ts";
import { vars } from "../theme/theme.ts";

const forced = "(forced-colors: active)";

/** Leaves room for the labels to the left of the plot, above it and below it. */
export const plot = primitive({ padding: "1.5rem 0 2rem 2.25rem" });
export const svg = primitive({
	display: "block",
	width: "100%",
	height: "12rem",
	overflow: "visible",
});

export const gridLine = primitive({
	stroke: vars.color.line,
	"@media": { [forced]: { stroke: "GrayText" } },
});
export const baseLine = primitive({
	stroke: vars.color.field,
	strokeWidth: 1.5,
	"@media": { [forced]: { stroke: "CanvasText" } },
});

const word = primitive({
	fill: vars.color.muted,
	fontSize: vars.size.micro,
	fontVariantNumeric: "tabular-nums lining-nums",
	"@media": { [forced]: { fill: "CanvasText" } },
});
export const tick = word;
export const value = primitive({
	fill: vars.color.text,
	fontSize: vars.size.micro,
	fontWeight: vars.weight.semi,
	fontVariantNumeric: "tabular-nums lining-nums",
	"@media": { [forced]: { fill: "CanvasText" } },
});

export const column = primitive({
	fill: vars.color.ridge4,
	"@media": { [forced]: { fill: "CanvasText" } },
});
/** The highest column. It has an edge because the accent color alone would be hard to see on white. */
export const peak = primitive({
	fill: vars.color.porch,
	stroke: vars.color.porchInk,
	"@media": { [forced]: { fill: "Highlight", stroke: "Highlight" } },
});

export const figures = primitive({ fontSize: vars.size.small });
export const summary = primitive({
	width: "fit-content",
	paddingBlock: ".6rem",
	color: vars.color.link,
	fontWeight: vars.weight.semi,
	cursor: "pointer",
});
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
export const barFill = primitive({
	fill: vars.color.ridge3,
	"@media": { [forced]: { fill: "CanvasText" } },
});
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
export const wholeFill = primitive({
	fill: vars.color.ridge1,
	"@media": { [forced]: { fill: "GrayText" } },
});
export const partFill = primitive({
	fill: vars.color.ridge4,
	"@media": { [forced]: { fill: "CanvasText" } },
});
