import { createVar, globalStyle, keyframes, style } from "@vanilla-extract/css";
import { rules, vars } from "~/ui/theme/theme.ts";
import { TOAST_HIDE } from "../business/timing.ts";

const tone = createVar();

export const corner = style({
	position: "fixed",
	zIndex: vars.layer.toast,
	right: "clamp(.625rem, 2vw, 1.5rem)",
	top: "5rem",
	...rules.stack(".75rem"),
	width: "min(26rem, calc(100% - 1.25rem))",
	// May outlast its toast, and must not block clicks on what is below it.
	pointerEvents: "none",
});

const arrive = keyframes({ from: { opacity: 0, transform: "translateY(-8px)" } });
/** A hidden toast doesn't receive clicks either. */
const leave = keyframes({ to: { opacity: 0, visibility: "hidden", pointerEvents: "none" } });

/** Disappears by itself, also without JavaScript, but stays while the pointer or the focus is on it. */
export const toast = style({
	display: "grid",
	gridTemplateColumns: "auto 1fr auto",
	alignItems: "center",
	gap: ".85rem",
	padding: ".85rem .6rem .85rem 1rem",
	borderRadius: vars.radius.card,
	background: vars.color.white,
	boxShadow: `${vars.shadow.floating}, 0 0 0 1.5px ${tone}`,
	...rules.strong,
	lineHeight: 1.4,
	pointerEvents: "auto",
	animation: `${arrive} ${vars.time.normal} ${vars.ease}, ${leave} ${vars.time.normal} ${vars.ease} ${TOAST_HIDE}ms forwards`,
	"@media": {
		"(forced-colors: active)": { border: "2px solid" },
		// A tap leaves the element below it hovered until the next one, which would keep the toast there forever.
		"(hover: hover)": { selectors: { "&:hover": { animationPlayState: "paused" } } },
	},
	selectors: { "&:focus-within": { animationPlayState: "paused" } },
});

/** At the lower edge, above a bar with buttons, if the element just used is at the upper edge. */
export const low = style({});
globalStyle(`${corner}:has(> ${low})`, { top: "auto", bottom: "6rem" });

export const good = style({ vars: { [tone]: vars.color.ok } });
export const bad = style({ vars: { [tone]: vars.color.bad } });

export const sign = style({
	...rules.centered,
	...rules.disc("2.25rem"),
	background: tone,
	color: vars.color.white,
});
