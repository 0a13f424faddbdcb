import { style } from "@vanilla-extract/css";
import { at, from, rules, vars } from "~/ui/theme/theme.ts";

export const tasks = style(rules.filling("15rem", ".5rem 1.5rem"));

/** A picture of a screen on a phone. */
export const screen = style({
	display: "block",
	width: "24rem",
	maxWidth: "100%",
	height: "auto",
	marginBottom: "1.25rem",
	borderRadius: "14px",
	boxShadow: `0 0 0 1px ${vars.color.line}`,
	// On a wide screen, the text flows around it.
	...at(from("lg"), { float: "right", clear: "right", marginInlineStart: "2.5rem" }),
});
export const page = style({ display: "flow-root" });
