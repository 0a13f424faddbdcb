/** A list of things below each other, with a line between them. */
import { globalStyle, style } from "@vanilla-extract/css";
import { at, below, rules, vars } from "~/ui/theme/theme.ts";
import { buttons } from "./page.css.ts";

export const list = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

/** One of them: what it is, and its buttons beside it or below. */
export const item = style({
	...rules.spread(".5rem 1rem"),
	...rules.lined(".75rem"),
	selectors: { "&:first-child": { borderTop: 0 } },
});
globalStyle(`${item} > ${buttons}`, at(below("sm"), { width: "100%" }));

export const about = style({ flex: "1 1 16rem", minWidth: 0 });
export const name = style({
	color: vars.color.ink,
	fontWeight: vars.weight.strong,
	...rules.plainLink,
});
/** What else there is to say about it. */
export const line = style({
	maxWidth: "none",
	marginTop: ".1rem",
	...rules.quiet,
	lineHeight: 1.45,
});

/** One of more than a line. */
export const part = style({
	...rules.lined(".9rem"),
	selectors: {
		"&:first-child": { paddingTop: 0, borderTop: 0 },
		"&:last-child": { paddingBottom: 0 },
	},
});

/** A row that is a link as a whole. */
export const linked = style([
	item,
	{
		position: "relative",
		justifyContent: "start",
		minHeight: vars.tap,
		paddingBlock: ".4rem",
		":hover": { background: vars.color.desk },
	},
]);
export const link = style([name, rules.stretched]);
