import { style } from "@vanilla-extract/css";
import { rules, vars } from "~/ui/theme/theme.ts";

const { color, font, size, space, weight } = vars;

export const group = style({ ...rules.stack(space.s5), marginBlockStart: space.s7 });

export const endpoint = style({
	...rules.stack(space.s4),
	...rules.lined(space.s5, color.ridge1),
});

export const address = style({
	...rules.flow(space.s3),
	alignItems: "baseline",
	font: `${weight.display} ${size.h3}/1.3 ${font.display}`,
	overflowWrap: "break-word",
});

export const method = style({ color: color.muted, minWidth: "5.5rem" });

export const code = style({
	padding: space.s4,
	borderRadius: vars.radius.control,
	overflowWrap: "anywhere",
	whiteSpace: "pre-wrap",
	fontFamily: "ui-monospace, monospace",
	fontSize: size.small,
	color: color.ink,
	background: color.mist,
});
