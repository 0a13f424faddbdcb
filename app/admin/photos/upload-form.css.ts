import { globalStyle, style } from "@vanilla-extract/css";
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import { rules, vars } from "~/ui/theme/theme.ts";

export const form = style(rules.stack("1rem"));

export const drop = style({
	...rules.stack(".5rem"),
	justifyItems: "center",
	padding: "1.75rem 1.25rem",
	border: `2px dashed ${vars.color.field}`,
	borderRadius: "14px",
	background: vars.color.desk,
	textAlign: "center",
	cursor: "pointer",
	":hover": { borderColor: vars.color.ink, background: vars.color.mist },
	selectors: {
		"&:has(:focus-visible)": { outline: `3px solid ${vars.color.night}`, outlineOffset: "3px" },
	},
});

/** While files are dragged over the area. */
export const over = style({
	borderStyle: "solid",
	borderColor: vars.color.ink,
	background: vars.color.mist,
});

export const sign = style({ fontSize: "1.35rem", color: vars.color.ink });

/** The browser's own file control, which shows which files were chosen. */
export const files = style({
	display: "block",
	width: "min(24rem, 100%)",
	minHeight: vars.tap,
	marginTop: ".375rem",
	fontSize: vars.size.small,
});
globalStyle(`${files}::file-selector-button`, {
	minHeight: vars.tap,
	marginInlineEnd: ".75rem",
	paddingInline: "1rem",
	border: `1.5px solid ${vars.color.field}`,
	borderRadius: vars.radius.control,
	background: vars.color.white,
	color: vars.color.ink,
	font: "inherit",
	cursor: "pointer",
});

/** Hides the control once hydrated: files are then sent at once, and the area around it says enough. */
export const covered = style([visuallyHidden, { minHeight: 0 }]);

/** A label that looks like a button, for the covered control after it. */
export const button = style({
	selectors: {
		"&:has(+ :focus-visible)": { outline: `3px solid ${vars.color.night}`, outlineOffset: "3px" },
	},
});

/** Before the other files of the list. The row isn't moved in the document, where it would lose the focus. */
export const first = style({ order: -1 });

export const progress = style({
	width: "100%",
	height: ".6rem",
	accentColor: vars.color.ridge4,
});
