import { style } from "@vanilla-extract/css";
import { at, from, rules, vars } from "~/ui/theme/theme.ts";

const { color, font, size, space, weight } = vars;

export const rates = style(
	at(from("md"), { display: "grid", gridTemplateColumns: "1.1fr 1.5fr auto" }),
);

export const rate = style({
	display: "grid",
	gap: `${space.s1} ${space.s5}`,
	alignItems: "baseline",
	...rules.lined("1.1rem", color.ridge1),
	breakInside: "avoid",
	...at(from("md"), {
		gridColumn: "1 / -1",
		gridTemplateColumns: "subgrid",
		paddingBlock: "1.35rem",
	}),
});

export const name = style(rules.display(`${size.h3}/1.25`));

export const price = style({
	...rules.display("1.75rem/1.1"),
	fontVariantNumeric: "tabular-nums lining-nums",
	...at(from("md"), { textAlign: "right" }),
});

export const unit = style({
	color: color.muted,
	font: `${weight.text} ${size.small}/1.2 ${font.text}`,
	...at(from("md"), { display: "block", marginTop: ".3rem" }),
});
