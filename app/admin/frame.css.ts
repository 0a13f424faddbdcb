import { globalStyle, style } from "@vanilla-extract/css";
import { alert } from "~/ui/alert.css.ts";
import { button } from "~/ui/button.css.ts";
import { at, below, from, rules, vars } from "~/ui/theme/theme.ts";

/** Padding of the content. Bars that span the full width cancel it with negative margins. */
export const PADDING = "clamp(min(1.25rem, 6.25vw), 2.6vw, 2.5rem)";

export const frame = style({
	minHeight: "100vh",
	// Contains the margin below the content, which keeps its end above the bar of places.
	display: "flow-root",
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
	background: vars.color.night,
	// The bar of places is above the bars of forms.
	...at(below("lg"), { zIndex: vars.layer.bar }),
});

export const sideContent = style(
	at(from("lg"), {
		position: "sticky",
		top: 0,
		// Scrolls separately, so that the last entries are in reach without scrolling the page to its end.
		maxHeight: "100dvh",
		overflowY: "auto",
		scrollbarWidth: "thin",
		scrollbarColor: `${vars.color.lineOnNight} transparent`,
		padding: "1.25rem .9rem",
	}),
);

export const brand = style({
	marginBottom: "1rem",
	paddingInlineStart: ".5rem",
	...at(below("lg"), { display: "none" }),
});

/** Smaller than on the site's pages. */
export const logo = style({ gap: ".55rem", fontSize: "1.0625rem" });
globalStyle(`${logo} > img`, rules.square("2.1rem"));

export const summary = style({
	gap: "1rem",
	paddingInline: `${PADDING} calc(${PADDING} - .5rem)`,
	color: vars.color.onNight,
});
globalStyle(`${summary} > :last-child`, { flex: "none" });

/** Always visible, because there is no bar with the brand above it. */
export const foldBrand = style({
	minWidth: 0,
	// The end is the search's.
	padding: ".5rem 3rem .5rem 0",
	lineHeight: 1.15,
	overflowWrap: "break-word",
	// Shrinks rather than push the menu onto a line of its own, unless the text is very large.
	selectors: { "&&": { display: "block", flex: "1 1 7rem" } },
});

export const wide = style(at(below("lg"), { display: "none" }));

export const folded = style({ padding: ".25rem .75rem 1rem" });

export const list = style(rules.stack(".2rem"));

export const item = style({
	...rules.beside(".75rem"),
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
	...at("(forced-colors: active)", {
		selectors: { "&[aria-current]": { border: "2px solid" } },
	}),
});

/** In the bar at the top of a phone beside the menu, or where very large text has pushed the menu down, above it. */
export const search = style(
	at(below("lg"), {
		position: "absolute",
		zIndex: vars.layer.nav,
		top: ".2rem",
		insetInlineEnd: "clamp(.75rem, (100vw - 13.4rem - 32px) * 999, 7.25rem)",
		justifyContent: "center",
		gap: 0,
		minWidth: vars.tap,
		padding: 0,
	}),
);
export const searchName = style(at(below("lg"), { fontSize: 0 }));

/** Where the bar of places is at the bottom of the screen: unless the window is too low to spare the room. */
export const BAR = `${below("lg")} and (min-height: 30rem)`;
export const BAR_HEIGHT = "calc(3.75rem + env(safe-area-inset-bottom))";

export const places = style({
	"@media": {
		[below("lg")]: { padding: "0 .25rem" },
		[BAR]: {
			position: "fixed",
			inset: "auto 0 0",
			zIndex: vars.layer.bar,
			height: BAR_HEIGHT,
			paddingBottom: "env(safe-area-inset-bottom)",
			background: vars.color.night,
		},
	},
});

export const placeList = style([
	list,
	at(below("lg"), {
		gridAutoFlow: "column",
		gridAutoColumns: "minmax(0, 1fr)",
		gap: 0,
		maxWidth: "34rem",
		marginInline: "auto",
	}),
]);
globalStyle(
	`${placeList} ${item}`,
	at(below("lg"), {
		position: "relative",
		flexDirection: "column",
		justifyContent: "center",
		gap: ".15rem",
		minHeight: "3.5rem",
		marginTop: ".125rem",
		paddingInline: ".1rem",
		// Very large text doesn't fit beside that of the other places.
		fontSize: "min(.8125rem, 4.1vw)",
		lineHeight: 1.15,
		textAlign: "center",
	}),
);

/** The pages of a place, which scroll sideways where they don't fit. */
export const sections = style({
	display: "flex",
	gap: ".25rem 1.35rem",
	overflowX: "auto",
	scrollbarWidth: "thin",
	margin: `calc(${PADDING} * -.5) calc(${PADDING} * -1) 1rem`,
	paddingInline: PADDING,
	borderBottom: `1px solid ${vars.color.line}`,
});

export const section = style({
	flex: "none",
	...rules.tapLine,
	borderBottom: "2px solid transparent",
	...rules.strong,
	textDecoration: "none",
	":focus-visible": { outlineOffset: "-2px" },
	selectors: {
		"&:hover, &[aria-current]": { borderBottomColor: "currentColor" },
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
	...at(below("lg"), {
		position: "absolute",
		top: 0,
		insetInlineStart: "calc(50% + .25rem)",
		minWidth: "1.25rem",
		paddingInline: ".25rem",
		fontSize: ".75rem",
		lineHeight: "1.25rem",
	}),
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

export const main = style({
	maxWidth: "84rem",
	padding: PADDING,
	// Names, addresses and what people write may have words wider than a phone.
	overflowWrap: "anywhere",
	...at(BAR, { marginBottom: BAR_HEIGHT }),
});
// What has the focus is never behind the bars at the bottom.
globalStyle(`html:has(${main})`, {
	scrollPaddingBottom: "6rem",
	...at(BAR, { scrollPaddingBottom: `calc(${BAR_HEIGHT} + 6rem)` }),
});
/** The line that unfolds what is rarely needed. */
globalStyle(`${main} summary`, {
	width: "fit-content",
	minHeight: vars.tap,
	paddingBlock: ".6rem",
	color: vars.color.link,
	fontWeight: vars.weight.semi,
	cursor: "pointer",
});
/** An alert's heading is no larger than a panel's, because it isn't the heading of a section. */
globalStyle(`${main} ${alert} > h2`, { fontSize: "1.125rem", letterSpacing: "-.01em" });
globalStyle(`${main} ${button}`, { overflowWrap: "break-word" });
