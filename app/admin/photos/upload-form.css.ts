import { globalStyle, style } from "@vanilla-extract/css";
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import { at, from, rules, vars } from "~/ui/theme/theme.ts";

export const form = style(rules.stack("1rem"));

export const drop = style({
	...rules.stack(".5rem"),
	justifyItems: "center",
	minWidth: 0,
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

export const send = style({ justifySelf: "start" });

export const item = style({
	display: "grid",
	gridTemplate: `"name button" auto "state button" auto / minmax(0, 1fr) auto`,
	alignItems: "center",
	gap: ".15rem 1rem",
	padding: ".5rem 0",
	borderTop: `1px solid ${vars.color.line}`,
	fontSize: vars.size.small,
	...at(from("md"), {
		gridTemplate: `"name state button" minmax(2.25rem, auto) / minmax(0, 1fr) minmax(0, 1fr) 5.5rem`,
	}),
});

export const name = style({ gridArea: "name" });

export const itemButton = style({ gridArea: "button", justifySelf: "end" });

export const progress = style({
	width: "100%",
	height: ".6rem",
	gridColumn: "1 / -1",
	accentColor: vars.color.ridge4,
});

export const state = style({ gridArea: "state", color: vars.color.muted });
