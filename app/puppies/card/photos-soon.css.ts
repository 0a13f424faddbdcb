import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/theme.css.ts";

/** Keeps the text on the sky, above the house, in a frame of any shape. */
export const soon = style({
	containerType: "inline-size",
	isolation: "isolate",
	display: "grid",
	alignContent: "start",
	justifyItems: "center",
	gap: ".35rem",
	// Keeps clear of the tag.
	paddingTop: "max(16%, 3.6rem)",
	background: vars.color.skyPale,
	textAlign: "center",
});

export const scene = style({ zIndex: -1 });

export const title = style({
	paddingInline: ".75rem",
	color: vars.color.ink,
	fontFamily: vars.font.display,
	fontSize: "clamp(1rem, 5.5cqi, 2rem)",
	fontWeight: vars.weight.display,
	lineHeight: 1.2,
	textWrap: "balance",
});

export const more = style({ color: vars.color.ink, fontSize: vars.size.small });
