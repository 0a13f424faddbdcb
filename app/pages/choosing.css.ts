import { globalStyle, style } from "@vanilla-extract/css";
import { at, below, from, rules, vars } from "~/ui/theme/theme.ts";
import { card } from "./page.css.ts";

const { space } = vars;

/** The puppies sit or stand on the edge of the next band. */
export const lineup = style({
	display: "flex",
	alignItems: "end",
	justifyContent: "space-between",
	gap: "1%",
	marginTop: "clamp(2.5rem, 6vw, 6rem)",
	marginBottom: `calc(${space.section} * -1)`,
});
export const standing = style({
	width: "auto",
	minWidth: 0,
	height: "clamp(5.5rem, 17vw, 14.5rem)",
});
// Six would not fit side by side on a phone.
globalStyle(`${lineup} > :nth-child(n + 5)`, at(below("md"), { display: "none" }));

export const price = style([card, rules.row("1.25rem 2.5rem")]);
export const priceText = style({ flex: "1 1 18rem", marginTop: 0, overflowWrap: "anywhere" });

export const option = style({ ...rules.stack("0"), overflow: "hidden", ...rules.sheet });
export const optionBody = style({
	...rules.column,
	alignItems: "start",
	gap: space.s3,
	padding: "clamp(1.25rem, 2.6vw, 2.25rem)",
});
export const optionAction = style({ marginTop: "auto", paddingTop: space.s2 });
export const phone = style({ whiteSpace: "nowrap" });

/** A picture in place of the row of puppies. */
export const wide = style({
	marginTop: "clamp(2.5rem, 6vw, 6rem)",
	borderRadius: vars.radius.card,
	...at(from("lg"), { aspectRatio: "21 / 9" }),
});
