import { style } from "@vanilla-extract/css";
import { at, from, rules, vars } from "~/ui/theme/theme.ts";
import { MODAL_BACKDROP, MODAL_TRANSITION } from "../business/timing.ts";

const move = `${MODAL_TRANSITION}ms ${vars.ease}`;
const leave = `${MODAL_TRANSITION}ms allow-discrete`;
const away = { opacity: 0, transform: "translateY(-8px)" };

/** A sheet at the bottom of a phone screen; centered from 576 px. */
export const dialog = style({
	...rules.dialog,
	...away,
	position: "fixed",
	width: "min(27rem, calc(100% - 1.5rem))",
	maxWidth: "none",
	margin: "auto auto .75rem",
	padding: 0,
	transition: `opacity ${move}, transform ${move}, overlay ${leave}, display ${leave}`,
	"::backdrop": {
		background: vars.color.veil,
		opacity: 0,
		transition: `opacity ${MODAL_BACKDROP}ms, overlay ${leave}, display ${leave}`,
	},
	selectors: {
		"&[open]": { opacity: 1, transform: "none", "@starting-style": away },
		"&[open]::backdrop": { opacity: 1, "@starting-style": { opacity: 0 } },
	},
	...at(from("sm"), { margin: "auto" }),
});

/** Fills the dialog, so that only clicks on the backdrop have the dialog itself as their target. */
export const box = style({
	position: "relative",
	...rules.stack("1.25rem"),
	padding: "1.75rem 1.5rem 1.5rem",
});

export const title = style({ paddingInlineEnd: "2.5rem", fontSize: "1.625rem" });

export const close = style({
	position: "absolute",
	right: ".85rem",
	top: ".85rem",
	fontSize: vars.size.body,
});

export const choices = style(rules.stack(".75rem"));
