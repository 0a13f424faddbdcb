import { style } from "@vanilla-extract/css";
import { from, rules, vars } from "~/ui/theme/theme.ts";

const { space } = vars;

export const bio = style({
	...rules.columnsFrom("md", "5fr 6fr", `${space.s6} clamp(2rem, 6vw, 6rem)`),
	alignItems: "start",
	marginTop: space.s5,
});
/** A picture that is wider than it is tall takes more of the row. */
export const broad = style({
	"@media": {
		[from("md")]: { gridTemplateColumns: "minmax(0, 1fr)" },
		[from("lg")]: { gridTemplateColumns: "6fr 5fr" },
	},
});

export const text = style({ overflowWrap: "anywhere", paddingTop: "clamp(0rem, 3vw, 3rem)" });
