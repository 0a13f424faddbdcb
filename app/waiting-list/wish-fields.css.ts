import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/theme.css.ts";

export const boxes = style({
	display: "grid",
	gap: "0 1rem",
	gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 13rem), 1fr))",
});
export const box = style({
	display: "flex",
	alignItems: "center",
	gap: "min(.7rem, 3.5vw)",
	minHeight: "2.75rem",
	// At 200% text size, the longest breed names are wider than a phone's screen.
	overflowWrap: "anywhere",
	hyphens: "auto",
	color: vars.color.ink,
	cursor: "pointer",
});
export const tick = style({
	flex: "none",
	width: "min(1.35rem, 6.75vw)",
	height: "min(1.35rem, 6.75vw)",
	accentColor: vars.color.ridge5,
});

/** A form that has only these questions. */
export const form = style({ display: "grid", gap: "1.35rem" });
