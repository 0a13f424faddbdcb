import { globalStyle, style } from "@vanilla-extract/css";
import { at, below, rules, vars } from "~/ui/theme/theme.ts";

/** Inherited, because the page behind a photo is hidden. */
const visible = { visibility: "inherit", opacity: 1, transform: "none" } as const;

export const bar = style({
	position: "fixed",
	insetInline: 0,
	bottom: "max(clamp(.5rem, 1.5vw, 1.25rem), env(safe-area-inset-bottom))",
	zIndex: vars.layer.float,
	...rules.beside(".5rem 1.5rem"),
	width: "min(calc(100% - 1.25rem), 54rem)",
	marginInline: "auto",
	padding: ".7rem .7rem .7rem 1.25rem",
	borderRadius: vars.radius.card,
	background: vars.color.night,
	boxShadow: vars.shadow.floating,
	color: vars.color.onNight,
	// Keeps the hidden bar out of the tab order and away from screen readers.
	visibility: "hidden",
	opacity: 0,
	transform: "translateY(1rem)",
	transition: [
		`opacity ${vars.time.normal} ${vars.ease}`,
		`transform ${vars.time.normal} ${vars.ease}`,
		`visibility ${vars.time.normal}`,
	].join(", "),
	"@media": {
		[below("sm")]: {
			display: "grid",
			gridTemplateColumns: "minmax(0, 1fr) auto",
			gap: "0 .75rem",
			padding: ".55rem .6rem .4rem 1rem",
		},
		"(forced-colors: active)": { border: "1px solid" },
		"(scripting: none)": { ...visible, position: "sticky", marginBottom: vars.space.s6 },
	},
});

export const shown = style(visible);

// Keeps the bar from covering an element that gets the focus or is jumped to (WCAG 2.4.11). The room has
// to be set on the page, but only this file knows the height of the bar.
globalStyle(`html:has(${bar})`, { scrollPaddingBottom: "7.5rem" });

export const who = style({
	...rules.beside(".2rem .8rem"),
	minWidth: 0,
	marginInlineEnd: "auto",
	font: `${vars.weight.display} 1.25rem/1.3 ${vars.font.display}`,
	...at(below("sm"), { gap: ".5rem", width: "100%", paddingTop: ".2rem", fontSize: "1.125rem" }),
});

/** A long name ends in an ellipsis instead of pushing the phone number away. */
export const name = style(rules.ellipsis);

/** The price and the phone number, stacked on the narrowest phones. */
export const ways = style({
	...rules.beside("0 .75rem"),
	flexShrink: 0,
	maxWidth: "60%",
	...at(below("sm"), { flexWrap: "wrap", gridRow: 2, maxWidth: "none", minWidth: 0 }),
});

/** A price may be a whole sentence, so it may be cut off. */
export const price = style({
	...rules.ellipsis,
	minWidth: 0,
	color: vars.color.porch,
	fontWeight: vars.weight.strong,
});

export const phone = style({
	...rules.tapLine,
	flex: "none",
	gap: ".5rem",
	paddingInline: ".6rem",
	borderRadius: vars.radius.control,
	color: vars.color.onNight,
	fontWeight: vars.weight.semi,
	textDecoration: "none",
	whiteSpace: "nowrap",
	":hover": { background: vars.color.ridge5 },
	...at(below("sm"), { paddingInline: 0, fontSize: "1rem" }),
});

/** Hidden on phones, which have no room for it next to the price; a phone number is recognizable without it. */
export const phoneIcon = style(at(below("sm"), { display: "none" }));

export const text = style({
	flex: "none",
	...at(below("sm"), { gridRow: "1 / 3", gridColumn: 2, minHeight: "3.25rem" }),
});

/** Hidden on the narrowest phones, where the name needs the room. */
export const textIcon = style(at("(max-width: 374px)", { display: "none" }));
