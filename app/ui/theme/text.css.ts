import { primitive } from "../primitive.ts";
import { vars } from "./theme.css.ts";

/** Read by screen readers but not visible. */
export const visuallyHidden = primitive({
	position: "absolute",
	width: 1,
	height: 1,
	overflow: "hidden",
	clipPath: "inset(50%)",
	whiteSpace: "nowrap",
});

/** Introductory text of a few lines, balanced so that no line holds only a word or two. */
export const lead = primitive({
	fontSize: vars.size.lead,
	lineHeight: 1.5,
	textWrap: "balance",
});
export const muted = primitive({ color: vars.color.muted });
export const small = primitive({ fontSize: vars.size.small, lineHeight: 1.5 });

/** Digits of equal width that all stand on the baseline. */
export const number = primitive({ fontVariantNumeric: "tabular-nums lining-nums" });
