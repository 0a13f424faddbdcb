import { globalStyle, style } from "@vanilla-extract/css";
import { at, from, rules, vars } from "~/ui/theme/theme.ts";

/** At the bottom of a phone's window, in the middle of a wider one. */
export const sheet = style({
	...rules.dialog,
	width: "100%",
	maxWidth: "100%",
	maxHeight: "92dvh",
	margin: "auto 0 0",
	padding: "1rem 1.25rem calc(1rem + env(safe-area-inset-bottom))",
	borderRadius: `${vars.radius.large} ${vars.radius.large} 0 0`,
	...at(from("sm"), { width: "34rem", margin: "auto", borderRadius: vars.radius.large }),
	selectors: {
		// Without JavaScript: a part of the page.
		"&:not(:modal)": {
			position: "static",
			maxHeight: "none",
			marginBlock: "0 1.5rem",
			marginInline: 0,
		},
	},
});
globalStyle(`html:has(${sheet}:modal)`, { overflow: "hidden" });

/** The buttons of its form stay in view. */
export const actions = style({
	position: "sticky",
	bottom: "calc(-1rem - env(safe-area-inset-bottom))",
	paddingBlock: ".75rem calc(1rem + env(safe-area-inset-bottom))",
	marginBottom: "calc(-1rem - env(safe-area-inset-bottom))",
	background: vars.color.white,
});

/** Two lines, so that the buttons of a phone's sheet need no scrolling. */
export const text = style({ selectors: { "&&": { minHeight: "4.25rem" } } });

/** What only a document has. It follows the field that says which one the photo is. */
export const aboutDocument = style({
	...rules.stack("1.1rem"),
	selectors: { ':has(option[value=""]:checked) + &': { display: "none" } },
});

/** The whole photo, uncropped, so that a position in this box is the same position in the photo. */
export const whole = style({
	position: "relative",
	justifySelf: "start",
	overflow: "hidden",
	borderRadius: "10px",
});

/** Added once a click can set the point that stays in view. */
export const pointed = style({ cursor: "crosshair" });

export const image = style({ width: "auto", height: "auto", maxHeight: "min(18rem, 30dvh)" });

export const spot = style({
	position: "absolute",
	...rules.square("1.5rem"),
	border: `3px solid ${vars.color.white}`,
	borderRadius: "50%",
	outline: `2px solid ${vars.color.night}`,
	background: vars.color.holeEdge,
	transform: "translate(-50%, -50%)",
	pointerEvents: "none",
});
