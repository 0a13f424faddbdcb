import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { arrow as pictureArrow } from "~/ui/picture/picture.css.ts";
import { at, below, rules, vars } from "~/ui/theme/theme.ts";

export const viewer = style({
	position: "fixed",
	inset: 0,
	zIndex: vars.layer.modal,
	display: "grid",
	gridTemplateRows: "auto minmax(0, 1fr) auto",
	width: "100%",
	maxWidth: "none",
	height: "100dvh",
	maxHeight: "none",
	margin: 0,
	padding: 0,
	border: 0,
	overflow: "hidden",
	background: vars.color.nightDeep,
	// The dialog gets the focus when it opens, but it is not a control, so it needs no focus ring.
	":focus-visible": { outline: "none" },
	"::backdrop": { background: vars.color.nightDeep },
});

// The page behind can't be scrolled. Without JavaScript the dialog is not modal, so the page is also hidden;
// otherwise its links could still get the focus.
globalStyle(`html:has(${viewer}[open])`, { overflow: "hidden" });
globalStyle(`body:has(${viewer}[open]:not(:modal))`, { visibility: "hidden" });
globalStyle(`body:has(${viewer}[open]:not(:modal)) ${viewer}`, { visibility: "visible" });

export const bar = style({
	...rules.beside(".25rem"),
	padding:
		"max(.5rem, env(safe-area-inset-top)) max(.75rem, env(safe-area-inset-right)) .5rem max(1rem, env(safe-area-inset-left))",
});

export const name = style({
	flex: 1,
	minWidth: 0,
	maxWidth: "none",
	...rules.ellipsis,
	fontSize: "1.25rem",
});

export const control = style({
	flex: "none",
	color: vars.color.onNight,
	fontSize: vars.size.body,
	":hover": { background: vars.color.lineOnNight },
	selectors: { "&[aria-pressed=true]": { background: vars.color.lineOnNight } },
});

export const stage = style({
	display: "flex",
	minWidth: 0,
	minHeight: 0,
	containerType: "size",
	userSelect: "none",
	":focus-visible": { outlineOffset: "-4px" },
});

/** One finger moves the photo sideways. Vertical movements and pinches go to the page. */
export const fittingStage = style({
	overflow: "hidden",
	touchAction: "pan-y pinch-zoom",
	cursor: "zoom-in",
});

export const zoomedStage = style({
	overflow: "auto",
	overscrollBehavior: "contain",
	cursor: "grab",
	":active": { cursor: "grabbing" },
});

export const pinchedStage = style({ selectors: { "&&": { touchAction: "auto" } } });

/** Automatic margins center a photo smaller than the stage, and let all of a larger one be scrolled to. */
export const photo = style({ flex: "none", margin: "auto" });

export const image = style({ maxWidth: "none", height: "auto", borderRadius: vars.radius.focus });

export const arrow = style([
	pictureArrow,
	{
		width: "48px",
		...at(below("sm"), {
			top: "auto",
			bottom: "max(.75rem, env(safe-area-inset-bottom))",
			translate: "none",
		}),
	},
]);

export const sides = styleVariants({
	previous: { left: "max(1rem, env(safe-area-inset-left))" },
	next: { right: "max(1rem, env(safe-area-inset-right))" },
});

export const caption = style({
	...rules.stack(".1rem"),
	justifyItems: "center",
	alignContent: "center",
	maxWidth: "none",
	minHeight: "4.5rem",
	// Room for the arrows, which are at its sides on a phone. In px, because they don't grow with the text.
	padding: ".75rem 76px max(.75rem, env(safe-area-inset-bottom))",
	fontSize: vars.size.small,
	lineHeight: 1.45,
	textAlign: "center",
});

export const count = style({ color: vars.color.onNight, fontWeight: vars.weight.semi });

export const text = style({
	maxWidth: vars.measure,
	maxHeight: "6em",
	overflowY: "auto",
	overflowWrap: "anywhere",
});
