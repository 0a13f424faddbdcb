import { style } from "@vanilla-extract/css";
import { below } from "../theme/media.ts";
import { vars } from "../theme/theme.css.ts";

export const section = style({
	position: "relative",
	outline: `2px dashed ${vars.color.porch}`,
	outlineOffset: "4px",
	scrollMarginTop: "6rem",
	selectors: { "&:target": { outlineStyle: "solid", outlineWidth: "3px" } },
});

export const edit = style({
	position: "absolute",
	top: ".5rem",
	insetInlineEnd: ".5rem",
	zIndex: vars.layer.nav,
	// The button of the folded menu stays free.
	selectors: {
		[`${section}:has(> nav) > &`]: {
			"@media": { [below("lg")]: { insetInlineEnd: "auto", insetInlineStart: ".5rem" } },
		},
	},
});
