import { globalStyle, style } from "@vanilla-extract/css";
import { at, below, from, rules, vars } from "~/ui/theme/theme.ts";

/** Fills the columns after the last card. */
export const note = style({
	...rules.stack("1rem"),
	alignContent: "center",
	justifyItems: "start",
	padding: "clamp(1.5rem, 3vw, 2.5rem)",
	border: `1.5px dashed ${vars.color.ridge2}`,
	borderRadius: vars.radius.card,
});

// On a phone its buttons are full width, as on a profile.
globalStyle(`${note} > :last-child`, at(below("sm"), { display: "grid", justifySelf: "stretch" }));

/** An `h2` or an `h3`, depending on where the note is shown. */
export const title = style({ fontSize: vars.size.h2, letterSpacing: "-.018em", lineHeight: 1.12 });

/** Widths at which the grid has three columns. */
const threeWide = `${from("lg")} and ${below("xl")}`;

/** Styles of the note beside three puppies, two, and one. It spans the remaining columns. */
export const noteSpans = [
	style({
		"@media": {
			[threeWide]: { gridColumn: "1 / -1" },
			[from("xl")]: { gridColumn: "span 1" },
		},
	}),
	style({
		"@media": {
			[below("lg")]: { gridColumn: "1 / -1" },
			[from("xl")]: { gridColumn: "span 2" },
		},
	}),
	style({
		"@media": {
			[threeWide]: { gridColumn: "span 2" },
			[from("xl")]: { gridColumn: "span 3" },
		},
	}),
] as const;
