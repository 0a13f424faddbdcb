import { globalStyle, style } from "@vanilla-extract/css";
import { alert } from "~/ui/alert.css.ts";
import { below, from } from "~/ui/theme/media.ts";
import { vars } from "~/ui/theme/theme.css.ts";

/** Padding of the content. Bars that span the full width cancel it with negative margins. */
export const PADDING = "clamp(1.25rem, 2.6vw, 2.5rem)";

export const frame = style({
	minHeight: "100vh",
	background: vars.color.desk,
	fontSize: "1rem",
	"@media": {
		[from("lg")]: { display: "grid", gridTemplateColumns: "15.5rem minmax(0, 1fr)" },
		// A wide sheet of paper matches `lg` too, but the menu's column is not printed.
		print: { display: "block", background: vars.color.white },
	},
});

export const side = style({
	position: "relative",
	isolation: "isolate",
	background: vars.color.night,
});

export const scene = style({
	display: "none",
	zIndex: -1,
	"@media": {
		[from("lg")]: { display: "block", inset: "auto 0 0", height: "14rem" },
		// In a low window the entries would overlap the scene.
		"(max-height: 1100px)": { display: "none" },
	},
});

export const sideContent = style({
	"@media": {
		[from("lg")]: {
			position: "sticky",
			top: 0,
			// Scrolls separately, so that the last entries are in reach without scrolling the page to its end.
			maxHeight: "100dvh",
			overflowY: "auto",
			scrollbarWidth: "thin",
			scrollbarColor: `${vars.color.lineOnNight} transparent`,
			padding: "1.25rem .9rem",
		},
	},
});

export const brand = style({
	marginBottom: "1rem",
	paddingInlineStart: ".5rem",
	"@media": { [below("lg")]: { display: "none" } },
});

/** Smaller than on the site's pages. A long name wraps onto several lines. */
export const logo = style({
	maxWidth: "100%",
	gap: ".55rem",
	fontSize: "1.0625rem",
	lineHeight: 1.15,
	whiteSpace: "normal",
});
globalStyle(`${logo} > svg`, { width: "2.1rem", height: "2.1rem" });
globalStyle(`${logo} > span`, { minWidth: 0, overflowWrap: "anywhere" });

export const summary = style({ gap: "1rem", color: vars.color.onNight });
globalStyle(`${summary} > :last-child`, { flex: "none" });

/** Always visible, because there is no bar with the brand above it. */
export const foldBrand = style({
	minWidth: 0,
	paddingBlock: ".5rem",
	lineHeight: 1.15,
	overflowWrap: "break-word",
	// Shrinks rather than push the menu onto a line of its own, unless the text is very large.
	selectors: { "&&": { display: "block", flex: "1 1 7rem" } },
});

export const wide = style({ "@media": { [below("lg")]: { display: "none" } } });

export const navigation = style({
	"@media": { [below("lg")]: { padding: ".25rem .75rem 1rem" } },
});

/** A window so low that the whole menu fits only with lower entries. */
const LOW = "(max-height: 1000px) and (pointer: fine)";

export const list = style({
	display: "grid",
	gap: ".2rem",
	"@media": { [`${from("lg")} and ${LOW}`]: { gap: ".1rem" } },
});

export const item = style({
	display: "flex",
	alignItems: "center",
	gap: ".75rem",
	minHeight: "2.875rem",
	paddingInline: ".8rem",
	borderRadius: vars.radius.control,
	color: vars.color.onNight,
	fontWeight: 550,
	textDecoration: "none",
	":hover": { background: vars.color.ridge5 },
	selectors: {
		"&[aria-current]": {
			background: vars.color.porch,
			color: vars.color.ink,
			fontWeight: vars.weight.strong,
		},
		"&[aria-current]:focus-visible": { outlineOffset: "2px" },
	},
	"@media": {
		[`${from("lg")} and ${LOW}`]: { minHeight: "2.375rem" },
		"(forced-colors: active)": { selectors: { "&[aria-current]": { border: "2px solid" } } },
	},
});

/** The number of waiting items, at the end of an entry. */
export const count = style({
	minWidth: "1.75rem",
	marginInlineStart: "auto",
	paddingInline: ".5rem",
	borderRadius: vars.radius.full,
	background: vars.color.porch,
	color: vars.color.ink,
	fontSize: vars.size.small,
	fontVariantNumeric: "tabular-nums lining-nums",
	fontWeight: vars.weight.strong,
	lineHeight: "1.5rem",
	textAlign: "center",
});
globalStyle(`[aria-current] > ${count}`, {
	background: vars.color.night,
	color: vars.color.onNight,
});

export const signOut = style({
	width: "100%",
	border: 0,
	background: "none",
	textAlign: "start",
	overflowWrap: "anywhere",
	cursor: "pointer",
});

export const rule = style({
	margin: ".75rem 0",
	border: 0,
	borderTop: `1px solid ${vars.color.lineOnNight}`,
});

export const main = style({ minWidth: 0, maxWidth: "84rem", padding: PADDING });
/** An alert's heading is no larger than a panel's, because it isn't the heading of a section. */
globalStyle(`${main} ${alert} > h2`, { fontSize: "1.125rem", letterSpacing: "-.01em" });
