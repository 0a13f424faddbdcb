import { style } from "@vanilla-extract/css";
import { rules } from "~/ui/theme/theme.ts";
import { part } from "../rows.css.ts";

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
