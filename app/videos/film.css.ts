import { style } from "@vanilla-extract/css";
import { from, rules, vars } from "~/ui/theme/theme.ts";

const { space } = vars;

export const list = style(
	rules.columnsFrom("md", "1fr 1fr", "clamp(2rem, 3.5vw, 3.5rem) clamp(1.5rem, 4vw, 4rem)"),
);

export const film = style({
	...rules.stack(space.s4),
	alignContent: "start",
	overflowWrap: "anywhere",
});
/** Fills a row of its own, with its text next to it. */
export const row = style({
	"@media": {
		[from("md")]: { gridColumn: "1 / -1" },
		[from("lg")]: {
			gridTemplateColumns: "7fr 5fr",
			alignItems: "center",
			columnGap: "clamp(2rem, 5vw, 5rem)",
		},
	},
});
