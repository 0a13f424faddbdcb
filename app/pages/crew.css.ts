import { globalStyle, style } from "@vanilla-extract/css";
import { rules, vars } from "~/ui/theme/theme.ts";

const { color, font, shadow, time, weight } = vars;

/** The cards fill the row, however many there are. */
export const list = style(rules.fitting("13.75rem", "1.25rem"));

export const member = style({
	...rules.beside(".85rem"),
	height: "100%",
	padding: ".8rem",
	...rules.sheet,
	color: color.text,
	textDecoration: "none",
	transition: `box-shadow ${time.normal}`,
	":hover": { boxShadow: `0 0 0 1px ${color.ridge1}, ${shadow.hover}` },
});

globalStyle(`${member} > :last-child`, { minWidth: 0 });

export const face = style({
	flex: "none",
	width: "min(4.5rem, 22vw)",
	aspectRatio: "1",
	borderRadius: "12px",
});

export const name = style({
	display: "block",
	font: `${weight.display} 1.1875rem/1.2 ${font.display}`,
	overflowWrap: "anywhere",
});
