import { globalStyle, style } from "@vanilla-extract/css";
import { below, from } from "~/ui/theme/media.ts";
import { vars } from "~/ui/theme/theme.css.ts";

/** Beside the last card, in the columns that are left of four. */
export const note = style({
	display: "grid",
	alignContent: "center",
	justifyItems: "start",
	gap: "1rem",
	padding: "clamp(1.5rem, 3vw, 2.5rem)",
	border: `1.5px dashed ${vars.color.ridge2}`,
	borderRadius: vars.radius.card,
});

// On a phone its buttons are as wide as those of a profile.
globalStyle(`${note} > :last-child`, {
	"@media": { [below("sm")]: { display: "grid", justifySelf: "stretch" } },
});

/** As large at either level: it stands below a list's heading, or beside the cards of a section. */
export const title = style({ fontSize: vars.size.h2, letterSpacing: "-.018em", lineHeight: 1.12 });

/** Where the grid has three columns. */
const threeWide = `${from("lg")} and ${below("xl")}`;

/** Beside three puppies, two, and one: of each row, what they leave. */
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
