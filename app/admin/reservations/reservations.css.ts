import { globalStyle, style } from "@vanilla-extract/css";
import { rules, vars } from "~/ui/theme/theme.ts";
import { remark } from "../page.css.ts";

/** Three amounts side by side: price, received, still to be paid. */
export const sums = style({
	...rules.flow(".5rem 2rem"),
	margin: "0 0 1.25rem",
	fontVariantNumeric: "tabular-nums lining-nums",
});
globalStyle(`${sums} dt`, rules.quiet);
globalStyle(`${sums} dd`, {
	color: vars.color.ink,
	fontSize: "1.375rem",
	fontWeight: vars.weight.strong,
});

export const state = style({ fontWeight: vars.weight.text });

export const note = style([remark, { whiteSpace: "pre-line" }]);
globalStyle(`${state} + ${note}`, { marginTop: ".15rem" });

/** A button with an explanation below it. */
export const explained = style({ ...rules.stack(".5rem"), justifyItems: "start" });

export const under = style({ marginTop: "2.5rem" });
