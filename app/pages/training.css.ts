import { style } from "@vanilla-extract/css";
import { at, from, rules, vars } from "~/ui/theme/theme.ts";

const { color, radius, space } = vars;

export const rows = style(rules.stack("clamp(2.5rem, 6vw, 6rem)"));

export const row = style({
	...rules.stack(`${space.s5} clamp(2rem, 5vw, 5rem)`),
	alignItems: "center",
	...at(from("md"), {
		gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
		selectors: {
			"&:nth-child(even)": { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)" },
		},
	}),
});

export const picture = style({
	borderRadius: radius.card,
	...at(from("md"), { selectors: { [`${row}:nth-child(even) &`]: { order: 2 } } }),
});

export const extra = style({
	...rules.flow(`${space.s1} ${space.s3}`),
	alignItems: "baseline",
	marginTop: space.s5,
	paddingTop: space.s4,
	borderTop: `1px solid ${color.ridge1}`,
});
export const amountText = style(rules.quiet);
