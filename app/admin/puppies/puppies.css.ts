import { globalStyle, style } from "@vanilla-extract/css";
import { at, below, from, rules, vars } from "~/ui/theme/theme.ts";
import { buttons, tag } from "../page.css.ts";
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

/** Under the name, beside the photo. */
const underName = { paddingInlineStart: "3.55rem" };

/** On a phone, each row becomes a small card: name and tag, breed and price, buttons. */
export const table = style({});
globalStyle(`${table} tbody tr`, {
	"@media": {
		[narrow]: {
			display: "grid",
			gridTemplate: `"who status" "breed actions" "price actions" "steps steps" / minmax(0, 1fr) auto`,
			paddingBlock: ".5rem",
			alignItems: "center",
			columnGap: ".6rem",
		},
		[narrowest]: {
			gridTemplate: `"who" "breed" "price" "status" "steps" "actions" / minmax(0, 1fr)`,
		},
	},
});

export const whoCell = style({ gridArea: "who" });

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

export const breed = style({
	gridArea: "breed",
	...at(narrow, { marginTop: "-.5rem", color: vars.color.muted }),
});
export const price = style({ gridArea: "price" });
globalStyle(
	`${table} tbody :is(${breed}, ${price})`,
	at(narrow, { ...underName, paddingBlock: 0, lineHeight: 1.3, textAlign: "start" }),
);

/** At the end of the first line or, where a name needs all of it, on its own line. */
export const status = style({ gridArea: "status", justifySelf: "end" });
export const actionsCell = style({ gridArea: "actions", justifySelf: "end" });
globalStyle(
	`${table} tbody :is(${status}, ${actionsCell})`,
	at(narrowest, { ...underName, justifySelf: "start" }),
);
/** On a phone, two buttons get their own line below the puppy's details. */
export const twoSteps = style({ gridArea: "steps", justifySelf: "start" });
globalStyle(`${table} tbody ${twoSteps}`, at(narrow, underName));

// If a row has no room for all its buttons, they wrap onto a second line instead of overflowing.
globalStyle(`${table} ${rows.actions}`, {
	alignItems: "center",
	...at(from("md"), { flexWrap: "wrap" }),
});
/** Keeps the icons together on one of the two lines. */
export const icons = style({ display: "flex", gap: ".15rem" });
globalStyle(`${table} :is(th, td)`, at(from("md"), { paddingInline: ".45rem" }));
// On a tablet, breed, sex and date of birth are hidden to make room for the buttons.
globalStyle(
	`${table} :is(th, td):is(:nth-child(2), :nth-child(3), :nth-child(4))`,
	at(tablet, { display: "none" }),
);

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
		[narrow]: { maxWidth: "7.5rem" },
		[narrowest]: { maxWidth: "100%" },
	},
	// Long family names are cut off here; the family's own page shows them in full.
	...rules.clamped(2),
});

export const saleButton = style({
	whiteSpace: "nowrap",
	...at(narrow, { paddingInline: ".8rem" }),
});

/** Unlike the other states, a draft isn't shown as a collar tag. */
export const draft = style([
	tag,
	{
		border: `1.5px dashed ${vars.color.field}`,
		background: "none",
		fontSize: vars.size.small,
	},
]);

/** A puppy's state and what may become of it: one line below the page's heading. */
export const saleLine = style([buttons, { margin: "-.5rem 0 1.25rem" }]);

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
