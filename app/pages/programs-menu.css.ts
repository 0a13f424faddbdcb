import { style } from "@vanilla-extract/css";
import { screenOnly } from "~/ui/theme/print.css.ts";
import { at, below, from, rules, vars } from "~/ui/theme/theme.ts";

const { color, radius, size, space, weight } = vars;

export const menu = style([screenOnly, rules.staying]);

export const wide = style(at(below("lg"), { display: "none" }));
export const title = style({ marginBottom: space.s4, fontSize: size.h3 });

export const fold = style({
	paddingInline: space.s4,
	borderRadius: radius.control,
	background: color.white,
	boxShadow: `0 0 0 1.5px ${color.field}`,
	...at(from("lg"), { display: "none" }),
});
export const summary = style({
	display: "flex",
	alignItems: "center",
	justifyContent: "space-between",
	minHeight: "3.25rem",
	...rules.strong,
	listStyle: "none",
	cursor: "pointer",
	selectors: { "&::-webkit-details-marker": { display: "none" } },
});
export const chevron = style({
	selectors: { [`${fold}[open] &`]: { rotate: "180deg" } },
});

export const list = style({});
export const link = style({
	...rules.beside(space.s3),
	justifyContent: "space-between",
	minHeight: "3rem",
	padding: ".35rem .25rem",
	borderTop: `1px solid ${color.ridge1}`,
	color: color.text,
	textDecoration: "none",
	":hover": { color: color.ink, textDecoration: "underline" },
	selectors: {
		[`${wide} li:last-child > &`]: { borderBottom: `1px solid ${color.ridge1}` },
		"&[aria-current]": { color: color.ink, fontWeight: weight.strong },
		"&[aria-current]::after": {
			content: "",
			flex: "none",
			...rules.disc(".6rem"),
			background: color.porch,
			boxShadow: `0 0 0 1.5px ${color.porchInk}`,
		},
	},
});
