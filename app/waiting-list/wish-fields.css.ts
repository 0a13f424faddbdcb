import { style } from "@vanilla-extract/css";
import { rules, vars } from "~/ui/theme/theme.ts";

export const boxes = style(rules.filling("13rem", "0 1rem"));
export const box = style({
	...rules.beside("min(.7rem, 3.5vw)"),
	minHeight: "2.75rem",
	// At 200% text size, the longest breed names are wider than a phone's screen.
	overflowWrap: "anywhere",
	hyphens: "auto",
	color: vars.color.ink,
	cursor: "pointer",
});

/** A form that has only these questions. */
export const form = style(rules.stack("1.35rem"));
