import { globalStyle, style } from "@vanilla-extract/css";
import { below, from } from "~/ui/theme/media.ts";
import * as rules from "~/ui/theme/rules.ts";
import { vars } from "~/ui/theme/theme.css.ts";
import { remark } from "../page.css.ts";

const narrow = below("md");

/** Three amounts side by side: price, received, still to be paid. */
export const sums = style({
	...rules.flow(".5rem 2rem"),
	margin: "0 0 1.25rem",
	fontVariantNumeric: "tabular-nums lining-nums",
});
globalStyle(`${sums} dt`, rules.quiet);
globalStyle(`${sums} dd`, {
	margin: 0,
	color: vars.color.ink,
	fontSize: "1.375rem",
	fontWeight: vars.weight.strong,
});

export const received = style({ color: vars.color.ok });

/** A select or a date field with its button. */
export const line = style({ ...rules.flow(".5rem .75rem"), alignItems: "end" });
globalStyle(`${line} > div`, { flex: "1 1 9rem", minWidth: 0 });

/** A note below the line of controls. */
export const whole = style([remark, { flexBasis: "100%" }]);

/** A short form in a row of a table. */
export const inRow = style({
	...rules.row(".35rem .5rem"),
	justifyContent: "flex-end",
	"@media": { [narrow]: { justifyContent: "flex-start" } },
});

/** The buttons of a row, side by side if there is room. */
export const rowActions = style([inRow, { "@media": { [from("md")]: { flexWrap: "nowrap" } } }]);

globalStyle(`${rowActions} > button`, { whiteSpace: "nowrap" });

export const state = style({ fontWeight: vars.weight.text });

export const method = style({
	minHeight: "2.75rem",
	maxWidth: "10rem",
	padding: ".25rem .5rem",
	border: `1.5px solid ${vars.color.field}`,
	borderRadius: vars.radius.control,
	background: vars.color.white,
	color: vars.color.ink,
	font: "inherit",
});

export const stack = style({ ...rules.stack("1.25rem"), overflowWrap: "anywhere" });

export const note = style([remark, { whiteSpace: "pre-line" }]);
globalStyle(`${state} + ${note}`, { marginTop: ".15rem" });

/** A button with an explanation below it. */
export const explained = style([stack, { justifyItems: "start", gap: ".5rem" }]);

export const under = style({ marginTop: "2.5rem" });
