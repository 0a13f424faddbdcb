/** Tables that turn into stacked rows below 768 px, where each cell starts with its `data-label`. */
import { globalStyle, style } from "@vanilla-extract/css";
import { iconButton } from "~/ui/button.css.ts";
import { at, below, from, rules, vars } from "~/ui/theme/theme.ts";

const narrow = below("md");

/** Positioned, so that a cell's visually hidden text stays inside and doesn't widen the page. */
export const scroll = style({ position: "relative", overflowX: "auto" });

export const table = style({
	width: "100%",
	...at(narrow, { display: "block" }),
});
globalStyle(`${table} :is(th, td)`, {
	padding: ".7rem .75rem",
	borderTop: `1px solid ${vars.color.line}`,
	textAlign: "start",
	verticalAlign: "middle",
	overflowWrap: "break-word",
});
globalStyle(`${table} tbody th`, rules.strong);
globalStyle(`${table} thead th`, { borderTop: 0, ...rules.quiet, fontWeight: vars.weight.semi });
globalStyle(`${table} tbody tr:hover`, { background: vars.color.desk });
globalStyle(`${table} :is(tbody, tr, th, td)`, at(narrow, { display: "block" }));
globalStyle(`${table} thead`, at(narrow, { display: "none" }));
globalStyle(`${table} tbody tr`, at(narrow, rules.lined(".85rem")));
globalStyle(`${table} tbody tr:first-child`, at(narrow, { borderTop: 0 }));
globalStyle(`${table} tbody :is(th, td)`, at(narrow, { padding: ".2rem 0", border: 0 }));
globalStyle(
	`${table} tbody [data-label]`,
	at(narrow, {
		display: "flex",
		justifyContent: "space-between",
		gap: "1rem",
		textAlign: "end",
	}),
);
globalStyle(
	`${table} tbody [data-label]::before`,
	at(narrow, {
		content: "attr(data-label)",
		flex: "none",
		color: vars.color.muted,
		fontWeight: vars.weight.text,
	}),
);

/**
 * Stretches the row's main link over the whole row. Other links and controls of the row lie above it.
 * Screen readers and keyboard focus still use the link's own text.
 */
export const rowLink = style(rules.stretched);
globalStyle(`${table} tbody tr:has(${rowLink})`, { position: "relative" });
globalStyle(`${table} tbody tr :is(a, button, input, select):not(${rowLink})`, {
	position: "relative",
	zIndex: 1,
});

/** A cell with text that people wrote: overlong words break, so that they push no other column out. */
export const free = style({});
globalStyle(`${table} ${free}`, {
	overflowWrap: "anywhere",
	// Short words stay whole where the other columns are wide.
	...at(from("md"), { minWidth: "8.5rem" }),
});

export const amount = style({});
globalStyle(`${table} ${amount}`, { textAlign: "end", whiteSpace: "nowrap" });

export const whole = style({ whiteSpace: "nowrap" });

/** Hidden where rows are stacked. */
export const wideOnly = style({});
globalStyle(`${table} tbody ${wideOnly}`, at(narrow, { display: "none" }));

/** Buttons at the end of a row. */
export const actions = style({
	display: "flex",
	justifyContent: "flex-end",
	gap: ".15rem",
	...at(narrow, { justifyContent: "flex-start" }),
});

export const action = style([iconButton, { color: vars.color.ink, fontSize: "1rem" }]);

/** The buttons of a row, side by side if there is room. */
export const buttons = style({
	...rules.row(".35rem .5rem"),
	justifyContent: "flex-end",
	"@media": {
		[from("md")]: { flexWrap: "nowrap" },
		[narrow]: { justifyContent: "flex-start" },
	},
});
globalStyle(`${buttons} > button`, { whiteSpace: "nowrap" });
