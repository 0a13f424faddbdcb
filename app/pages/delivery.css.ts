import { style } from "@vanilla-extract/css";
import { at, from, rules, vars } from "~/ui/theme/theme.ts";
import { card } from "./page.css.ts";

const { radius, space } = vars;

export const picture = style({
	marginBottom: space.s8,
	borderRadius: radius.card,
	...at(from("lg"), { aspectRatio: "16 / 9" }),
});

export const ways = style({
	...rules.columnsFrom("sm", "1fr 1fr", space.s4),
	marginBlock: space.s5,
});
export const way = style([
	card,
	{ ...rules.stack(space.s2), alignContent: "start", overflowWrap: "anywhere" },
]);
