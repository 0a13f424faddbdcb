import { globalStyle, style } from "@vanilla-extract/css";
import { at, below, from, rules, vars } from "~/ui/theme/theme.ts";
import { buttons } from "../page.css.ts";
import * as rows from "../table.css.ts";

const narrow = below("md");
const tablet = `${from("md")} and ${below("xl")}`;
/** Screens on which a breed, or a price, and what is beside it don't fit side by side. */
const narrowest = "(max-width: 379px)";

export const orders = style({ ...rules.row("0 1rem"), marginBottom: "1rem", ...rules.quiet });

export const order = style({
	...rules.tapLine,
	selectors: {
		"&[aria-current]": {
			color: vars.color.ink,
			fontWeight: vars.weight.strong,
			textDecoration: "none",
		},
	},
});

const ownLine = {
	gridArea: "5 / 1 / 6 / 3",
	justifySelf: "start",
	paddingInlineStart: "3.55rem",
};

/** On a phone, each row becomes a small card: name and tag, breed and price, buttons. */
export const table = style({});
globalStyle(
	`${table} tbody tr`,
	at(narrow, {
		display: "grid",
		gridTemplateColumns: "minmax(0, 1fr) auto",
		paddingBlock: ".5rem",
		alignItems: "center",
		columnGap: ".6rem",
	}),
);

export const whoCell = style({
	"@media": { [narrow]: { gridArea: "1 / 1" }, [narrowest]: { gridArea: "1 / 1 / 2 / 3" } },
});

export const who = style({
	...rules.beside(".8rem"),
	minWidth: 0,
	...rules.strong,
	...rules.plainLink,
});

export const name = style({
	// Room for the longest word of most names.
	minWidth: "8rem",
	...at(narrow, { minWidth: 0 }),
});

export const thumbnail = style({
	flex: "none",
	...rules.square("2.75rem"),
	borderRadius: "8px",
});

export const breed = style({});
globalStyle(`${table} tbody ${breed}`, {
	"@media": {
		[narrow]: {
			gridArea: "2 / 1",
			padding: "0 0 0 3.55rem",
			marginTop: "-.5rem",
			color: vars.color.muted,
			lineHeight: 1.3,
		},
		[narrowest]: { gridArea: "2 / 1 / 3 / 3" },
	},
});

export const price = style({});
globalStyle(`${table} tbody ${price}`, {
	"@media": {
		[narrow]: {
			gridArea: "3 / 1",
			padding: "0 0 0 3.55rem",
			lineHeight: 1.3,
			textAlign: "start",
		},
		[narrowest]: { gridArea: "3 / 1 / 4 / 3" },
	},
});

/** At the end of the first line or, where a name needs all of it, on its own line. */
export const status = style({});
globalStyle(`${table} tbody ${status}`, {
	"@media": {
		[narrow]: { gridArea: "1 / 2", justifySelf: "end" },
		[narrowest]: { ...ownLine, gridArea: "4 / 1 / 5 / 3" },
	},
});

export const actionsCell = style({});
// If a row has no room for all its buttons, they wrap onto a second line instead of overflowing.
globalStyle(`${table} ${rows.actions}`, {
	alignItems: "center",
	...at(`${from("md")} and ${below("xxl")}`, { flexWrap: "wrap" }),
});
/** Keeps the icons together on one of the two lines. */
export const icons = style({ display: "flex", gap: ".15rem" });
globalStyle(`${table} :is(th, td)`, at(from("md"), { paddingInline: ".45rem" }));
// On a tablet, breed, sex and date of birth are hidden to make room for the buttons.
globalStyle(
	`${table} :is(th, td):is(:nth-child(2), :nth-child(3), :nth-child(4))`,
	at(tablet, { display: "none" }),
);
globalStyle(`${table} tbody ${actionsCell}`, {
	"@media": {
		[narrow]: { gridArea: "2 / 2 / 4 / 3", justifySelf: "end" },
		[narrowest]: ownLine,
	},
});

/** On a phone, two buttons get their own line below the puppy's details. */
export const twoSteps = style({});
globalStyle(`${table} tbody ${twoSteps}`, at(narrow, ownLine));

export const sale = style({
	display: "flex",
	gap: ".35rem",
	marginInlineEnd: ".35rem",
	selectors: { "&:has([role=alert])": { flexWrap: "wrap" } },
	...at(narrow, { flexWrap: "wrap", marginInlineEnd: 0 }),
});
// An error message goes below the buttons and doesn't widen the row.
globalStyle(`${sale} [role=alert]`, { flex: "none", width: 0, minWidth: "100%" });

export const heldFor = style({
	maxWidth: "12rem",
	marginTop: ".15rem",
	...rules.quiet,
	lineHeight: 1.3,
	"@media": {
		[narrow]: { maxWidth: "7.5rem", textAlign: "end" },
		[narrowest]: { maxWidth: "100%", textAlign: "start" },
	},
	// Long family names are cut off here; the family's own page shows them in full.
	...rules.clamped(2),
});

export const saleButton = style({
	whiteSpace: "nowrap",
	...at(narrow, { paddingInline: ".8rem" }),
});

/** Unlike the other states, a draft isn't shown as a collar tag. */
export const draft = style({
	display: "inline-flex",
	alignItems: "center",
	minHeight: "1.7rem",
	padding: ".1rem .8rem",
	border: `1.5px dashed ${vars.color.field}`,
	borderRadius: vars.radius.full,
	...rules.strong,
	fontSize: vars.size.small,
});

/** A puppy's state and what may become of it: one line below the page's heading. */
export const life = style([buttons, { margin: "-.5rem 0 1.25rem" }]);

export const view = style({
	...rules.tapLine,
	gap: ".5rem",
	marginInlineEnd: ".5rem",
	...rules.strong,
});

/** Links from the top of a long form to its sections. */
export const jumps = style({
	...rules.flow("0 1.1rem"),
	margin: "-.75rem 0 1.25rem",
	fontSize: vars.size.small,
});
globalStyle(`${jumps} a`, rules.tapLine);

export const preview = style({ paddingTop: "1.25rem" });
