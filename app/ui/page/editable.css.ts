import { style } from "@vanilla-extract/css";
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
	zIndex: 5,
});
