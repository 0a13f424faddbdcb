import { globalStyle, style } from "@vanilla-extract/css";
import { below } from "~/ui/theme/media.ts";
import { vars } from "~/ui/theme/theme.css.ts";

export const bar = style({
	position: "sticky",
	bottom: "clamp(.5rem, 1.5vw, 1.25rem)",
	zIndex: vars.layer.float,
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	gap: ".5rem 1rem",
	width: "min(calc(100% - 1.25rem), 50rem)",
	marginInline: "auto",
	padding: ".7rem .7rem .7rem 1.25rem",
	borderRadius: vars.radius.card,
	background: vars.color.night,
	boxShadow: vars.shadow.floating,
	color: vars.color.onNight,
	"@media": {
		[below("sm")]: {
			display: "grid",
			gridTemplateColumns: "minmax(0, 1fr) auto",
			gap: "0 .75rem",
			padding: ".5rem .6rem .35rem 1rem",
		},
		"(forced-colors: active)": { border: "1px solid" },
		print: { display: "none" },
	},
});

// What gets the focus, or is jumped to, stops above the bar (WCAG 2.4.11). Only the page itself
// can keep that room, and only the bar knows how much it is.
globalStyle(`html:has(${bar})`, { scrollPaddingBottom: "7.5rem" });

export const who = style({
	display: "flex",
	alignItems: "center",
	gap: ".2rem .8rem",
	minWidth: 0,
	marginInlineEnd: "auto",
	fontFamily: vars.font.display,
	fontSize: "1.25rem",
	fontWeight: vars.weight.display,
	lineHeight: 1.3,
	"@media": { [below("sm")]: { width: "100%", paddingTop: ".3rem", fontSize: "1.125rem" } },
});

/** A long name ends in dots rather than push the phone number away. */
export const name = style({
	overflow: "hidden",
	textOverflow: "ellipsis",
	whiteSpace: "nowrap",
});

export const phone = style({
	display: "inline-flex",
	alignItems: "center",
	gap: ".5rem",
	minHeight: vars.tap,
	paddingInline: ".6rem",
	borderRadius: vars.radius.control,
	color: vars.color.onNight,
	fontWeight: vars.weight.semi,
	textDecoration: "none",
	whiteSpace: "nowrap",
	":hover": { background: vars.color.ridge5 },
	"@media": { [below("sm")]: { gridRow: 2, paddingInline: 0, fontSize: "1rem" } },
});

export const text = style({
	"@media": { [below("sm")]: { gridRow: "1 / 3", gridColumn: 2, minHeight: "3.25rem" } },
});
