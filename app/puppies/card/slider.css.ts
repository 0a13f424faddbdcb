import { style } from "@vanilla-extract/css";
import { iconButton } from "~/ui/button.css.ts";
import { arrow as pictureArrow } from "~/ui/picture/picture.css.ts";
import { at, below, reducedMotion, rules, vars } from "~/ui/theme/theme.ts";

export const window = style({
	position: "relative",
	overflow: "hidden",
	borderRadius: vars.radius.card,
});

export const track = style({
	position: "relative",
	display: "flex",
	overflowX: "auto",
	scrollSnapType: "x mandatory",
	scrollBehavior: "smooth",
	overscrollBehaviorX: "contain",
	scrollbarWidth: "none",
	// The rounded window would cut off an outline outside the track.
	":focus-visible": { outlineOffset: "-4px", borderRadius: vars.radius.card },
	...at(reducedMotion, { scrollBehavior: "auto" }),
});

/** Leaves room for the price and the buttons below it, which should be visible without scrolling. */
const shape = {
	aspectRatio: "5 / 4",
	"@media": {
		[below("lg")]: { aspectRatio: "3 / 2" },
		[below("md")]: { aspectRatio: "4 / 3" },
	},
};

export const slide = style({
	position: "relative",
	flex: "0 0 100%",
	...shape,
	overflow: "hidden",
	scrollSnapAlign: "start",
	scrollSnapStop: "always",
	background: vars.color.haze,
});

/** Fills its slide, which would cut off a focus outline outside of it. */
export const photo = style({
	...rules.cover,
	cursor: "zoom-in",
	":focus-visible": { outlineOffset: "-4px", borderRadius: vars.radius.card },
});

export const arrow = style([
	pictureArrow,
	{
		zIndex: 2,
		// The limit keeps the arrows from covering the picture if the text is large.
		width: "min(3rem, 16vw)",
		":focus-visible": { outlineOffset: "-4px", borderRadius: "50%" },
		...at(below("sm"), { top: "auto", bottom: ".75rem", translate: "none" }),
	},
]);
export const previous = style({ left: "1rem" });
export const next = style({ right: "1rem" });

export const dots = style({
	position: "relative",
	display: "flex",
	justifyContent: "center",
	minHeight: vars.tap,
	marginTop: ".5rem",
	// Room for the pause button on both sides, so that the dots are centered.
	paddingInline: vars.tap,
});

/** More dots than a phone has room for. They are closer together there, so that they fit in one row. */
export const manyDots = style({
	flexWrap: "wrap",
	...at(below("md"), {
		paddingInline: 0,
		selectors: { "&:has(> button)": { paddingInlineEnd: vars.tap } },
	}),
});

export const dot = style({
	...rules.centered,
	flex: "0 1 auto",
	width: vars.tap,
	// Lets five dots fit in one row, even on the narrowest phones and with large text.
	minWidth: 24,
	height: vars.tap,
	...at(below("md"), { selectors: { [`${manyDots} > &`]: { width: "1.5rem" } } }),
	"::before": {
		content: "",
		...rules.disc(".75rem"),
		boxShadow: `inset 0 0 0 2px ${vars.color.field}`,
		transition: `background ${vars.time.normal}`,
		forcedColorAdjust: "none",
	},
	selectors: {
		"&:hover::before": { background: vars.color.ridge2 },
		"&[aria-current]::before": { background: vars.color.night, boxShadow: "none" },
	},
});

export const pause = style([
	iconButton,
	{
		position: "absolute",
		right: 0,
		top: 0,
		color: vars.color.ink,
		fontSize: "inherit",
		...at(reducedMotion, { display: "none" }),
		":hover": { background: vars.color.mist },
	},
]);

export const none = style({ ...shape, borderRadius: vars.radius.card });
