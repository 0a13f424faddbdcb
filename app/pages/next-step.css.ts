import { style } from "@vanilla-extract/css";
import { screenOnly } from "~/ui/theme/print.css.ts";
import { vars } from "~/ui/theme/theme.css.ts";

const { color, font, size, space, weight } = vars;

export const step = style([
	screenOnly,
	{
		display: "flex",
		flexWrap: "wrap",
		alignItems: "center",
		justifyContent: "space-between",
		gap: `${space.s4} ${space.s6}`,
		paddingTop: space.s6,
		borderTop: `1px solid ${color.ridge1}`,
	},
]);

export const spaced = style({ marginTop: space.s8 });

export const text = style({
	color: color.ink,
	font: `${weight.display} ${size.h3}/1.25 ${font.display}`,
});
