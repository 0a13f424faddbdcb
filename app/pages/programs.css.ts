import { globalStyle, style } from "@vanilla-extract/css";
import { at, from, rules, vars } from "~/ui/theme/theme.ts";
import { amount, card } from "./page.css.ts";

const { color, ease, font, shadow, size, space, time, weight } = vars;

export const list = style({
	...rules.filling("19rem", "clamp(1.25rem, 2vw, 1.75rem)"),
	marginTop: "clamp(2.5rem, 5vw, 4.5rem)",
});

/** A card that can be pressed anywhere. */
export const program = style({
	position: "relative",
	...rules.column,
	overflow: "hidden",
	...rules.sheet,
	transition: `box-shadow ${time.normal} ${ease}, transform ${time.normal} ${ease}`,
	":hover": {
		boxShadow: `0 0 0 1px ${color.ridge1}, ${shadow.hover}`,
		transform: "translateY(-3px)",
	},
	selectors: {
		"&:has(a:focus-visible)": { outline: `3px solid ${color.night}`, outlineOffset: "3px" },
	},
});
export const text = style({
	...rules.stack(space.s2),
	alignContent: "start",
	padding: "1.25rem 1.35rem 1.5rem",
});
export const link = style({
	color: "inherit",
	textDecoration: "none",
	...rules.stretched,
	":focus-visible": { outline: "none" },
});

/** The last card, about the consultation with which every program starts. */
export const beginning = style([
	card,
	{
		...rules.stack(space.s3),
		alignContent: "center",
		justifyItems: "start",
		border: `1.5px dashed ${color.ridge2}`,
		background: "none",
		boxShadow: "none",
		...at(from("xl"), { gridColumn: "span 2" }),
	},
]);
// The gap is enough.
globalStyle(`${beginning} > p`, { marginTop: 0, overflowWrap: "anywhere" });

/** What a program costs: in columns on a wide screen. */
export const rates = style(
	at(from("md"), {
		display: "grid",
		gridTemplateColumns: "minmax(0, 1.1fr) minmax(0, 1.5fr) auto",
	}),
);

export const rate = style({
	...rules.stack(`${space.s1} ${space.s5}`),
	alignItems: "baseline",
	...rules.lined("1.1rem", color.ridge1),
	...at(from("md"), {
		gridColumn: "1 / -1",
		gridTemplateColumns: "subgrid",
		paddingBlock: "1.35rem",
	}),
});

export const name = style(rules.display(`${size.h3}/1.25`));

export const price = style([amount, at(from("md"), { textAlign: "end" })]);

export const unit = style({
	color: color.muted,
	font: `${weight.text} ${size.small}/1.2 ${font.text}`,
	...at(from("md"), { display: "block", marginTop: ".3rem" }),
});
