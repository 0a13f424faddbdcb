import { style } from "@vanilla-extract/css";
import { at, from, rules, vars } from "~/ui/theme/theme.ts";

const { color, font, size, space, weight } = vars;

export const group = style({ ...rules.stack(space.s5), marginBlockStart: space.s7 });

export const endpoint = style({ ...rules.lined(space.s5, color.ridge1), breakInside: "avoid" });

export const address = style({
	...rules.flow(space.s3),
	alignItems: "baseline",
	font: `${weight.display} ${size.h3}/1.3 ${font.display}`,
	overflowWrap: "anywhere",
});

export const method = style({ color: color.muted, minWidth: "5.5rem" });

export const details = style({
	...rules.stack(space.s4),
	marginBlockStart: space.s4,
	...at(from("lg"), { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" }),
});

/** The responses of an endpoint without fields take the whole width. */
export const part = style({ ":only-child": { gridColumn: "1 / -1" } });

export const terms = style({
	...rules.filling("26rem", `${space.s2} ${space.s5}`),
	marginBlockStart: space.s2,
});

export const pair = style({
	display: "grid",
	gridTemplateColumns: "minmax(4rem, 32%) minmax(0, 1fr)",
	columnGap: space.s4,
	overflowWrap: "anywhere",
});

export const term = style({ fontWeight: weight.strong, color: color.ink });

export const code = style({
	marginBlockStart: space.s4,
	padding: space.s4,
	borderRadius: vars.radius.control,
	overflowWrap: "anywhere",
	whiteSpace: "pre-wrap",
	fontFamily: "ui-monospace, monospace",
	fontSize: size.small,
	color: color.ink,
	background: color.mist,
});
