import { style } from "@vanilla-extract/css";
import { screenOnly } from "~/ui/theme/print.css.ts";
import { rules, vars } from "~/ui/theme/theme.ts";

const { color, size, space } = vars;

export const step = style([
	screenOnly,
	{
		...rules.spread(`${space.s4} ${space.s6}`),
		marginTop: space.s8,
		paddingTop: space.s6,
		borderTop: `1px solid ${color.ridge1}`,
	},
]);

export const text = style(rules.display(`${size.h3}/1.25`));
