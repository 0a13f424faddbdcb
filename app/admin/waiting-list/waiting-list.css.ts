import { globalStyle, style } from "@vanilla-extract/css";
import { rules, vars } from "~/ui/theme/theme.ts";
import { part } from "../rows.css.ts";
import { free } from "../table.css.ts";

export const row = style({});
globalStyle(`tbody ${row} > :is(td, th)`, { verticalAlign: "top" });
export const who = style([free, { maxWidth: "20rem" }]);
export const email = style({ display: "block", fontWeight: vars.weight.text });
export const wishes = style([free, { maxWidth: vars.measure }]);

export const candidate = style([
	part,
	{ display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", gap: ".25rem .9rem" },
]);
export const tick = style({ marginTop: ".15rem" });
export const label = style({ ...rules.strong, cursor: "pointer" });
export const letterPhoto = style({
	display: "block",
	marginBlock: ".75rem",
	maxWidth: "min(100%, 20rem)",
	height: "auto",
});
