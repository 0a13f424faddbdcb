/** Tables that become stacked rows under 768 px, where each cell is led by its `data-label`. */
import { globalStyle, style } from "@vanilla-extract/css";
import { iconButton } from "~/ui/icon-button.css.ts";
import { below } from "~/ui/theme/media.ts";
import { vars } from "~/ui/theme/theme.css.ts";

const narrow = below("md");

/** What is only read aloud in a cell stays in it, and makes the page no wider. */
export const scroll = style({ position: "relative", overflowX: "auto" });

export const table = style({
	width: "100%",
	borderCollapse: "collapse",
	fontVariantNumeric: "tabular-nums lining-nums",
	"@media": { [narrow]: { display: "block" } },
});
globalStyle(`${table} :is(th, td)`, {
	padding: ".7rem .75rem",
	borderTop: `1px solid ${vars.color.line}`,
	textAlign: "start",
	verticalAlign: "middle",
	overflowWrap: "break-word",
});
globalStyle(`${table} tbody th`, { color: vars.color.ink, fontWeight: vars.weight.semi });
globalStyle(`${table} thead th`, {
	borderTop: 0,
	color: vars.color.muted,
	fontSize: vars.size.small,
	fontWeight: vars.weight.semi,
});
globalStyle(`${table} tbody tr:hover`, { background: vars.color.desk });
globalStyle(`${table} :is(tbody, tr, th, td)`, {
	"@media": { [narrow]: { display: "block" } },
});
globalStyle(`${table} thead`, { "@media": { [narrow]: { display: "none" } } });
globalStyle(`${table} tbody tr`, {
	"@media": { [narrow]: { paddingBlock: ".85rem", borderTop: `1px solid ${vars.color.line}` } },
});
globalStyle(`${table} tbody tr:first-child`, { "@media": { [narrow]: { borderTop: 0 } } });
globalStyle(`${table} tbody :is(th, td)`, {
	"@media": { [narrow]: { padding: ".2rem 0", border: 0 } },
});
globalStyle(`${table} tbody [data-label]`, {
	"@media": { [narrow]: { display: "flex", justifyContent: "space-between", gap: "1rem" } },
});
globalStyle(`${table} tbody [data-label]::before`, {
	"@media": {
		[narrow]: {
			content: "attr(data-label)",
			flex: "none",
			color: vars.color.muted,
			fontWeight: vars.weight.text,
		},
	},
});

/**
 * The link that a row is about is as large as the row; what else can be pressed in the row lies
 * above it. The first link of a row's text stays what is read and what has the focus.
 */
export const rowLink = style({ "::after": { content: "", position: "absolute", inset: 0 } });
globalStyle(`${table} tbody tr:has(${rowLink})`, { position: "relative" });
globalStyle(`${table} tbody tr :is(a, button, input, select):not(${rowLink})`, {
	position: "relative",
	zIndex: 1,
});

/** A cell of what people write: a word without an end breaks, so that no other column is pushed out. */
export const free = style({});
globalStyle(`${table} ${free}`, { overflowWrap: "anywhere" });

/** A cell of several lines: under its label, not beside it. */
export const long = style({});
globalStyle(`${table} tbody ${long}`, { "@media": { [narrow]: { display: "block" } } });
globalStyle(`${table} tbody ${long}::before`, { "@media": { [narrow]: { display: "block" } } });

export const amount = style({});
globalStyle(`${table} ${amount}`, { textAlign: "end", whiteSpace: "nowrap" });

export const whole = style({ whiteSpace: "nowrap" });

/** Left out where rows are stacked. */
export const wideOnly = style({});
globalStyle(`${table} tbody ${wideOnly}`, { "@media": { [narrow]: { display: "none" } } });

/** Buttons that are icons, at the end of a row. */
export const actions = style({
	display: "flex",
	justifyContent: "flex-end",
	gap: ".15rem",
	"@media": { [narrow]: { justifyContent: "flex-start" } },
});

export const action = style([iconButton, { color: vars.color.ink, fontSize: "1rem" }]);
export const badAction = style([
	action,
	{ color: vars.color.bad, ":hover": { background: vars.color.badBackground } },
]);
