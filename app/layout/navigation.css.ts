import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { at, below, rules, vars } from "~/ui/theme/theme.ts";
import { corner as toastCorner } from "./toasts.css.ts";

/** Fast at first, then slower and slower, because it isn't known how long the next page takes. */
const onTheWay = keyframes({
	from: { transform: "scaleX(0)" },
	"20%": { transform: "scaleX(.45)" },
	to: { transform: "scaleX(.92)" },
});

export const progress = style({
	position: "fixed",
	inset: "0 0 auto",
	zIndex: vars.layer.skip,
	height: 4,
	background: vars.color.porch,
	boxShadow: `0 1px 0 ${vars.color.night}`,
	transformOrigin: "0 50%",
	animation: `${onTheWay} 12s ${vars.ease} forwards`,
});

/** Covers the page that is being left, but not the bars at the edges. */
export const veil = style({
	position: "fixed",
	inset: 0,
	zIndex: 1,
	display: "grid",
	alignContent: "center",
	background: vars.color.paper,
});

/** In the same corner as toasts, and on top of them. */
export const corner = style([
	toastCorner,
	{ boxShadow: vars.shadow.floating, pointerEvents: "auto" },
]);

/** The text and the button shown in place of a page that could not be loaded. */
export const notLoaded = style({ ...rules.stack(vars.space.s4), justifyItems: "start" });
// After going back, a phone restores the scroll position of the other page, which may be below all of this
// text. Without the footer, the whole text is in view.
globalStyle(`main:has(${notLoaded}) ~ :is(footer, img)`, at(below("md"), { display: "none" }));
