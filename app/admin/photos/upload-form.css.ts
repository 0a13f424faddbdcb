import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "~/ui/media.ts";
import { vars } from "~/ui/theme.css.ts";

export const form = style({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: "1rem",
});

export const refusals = style({ marginBottom: "1.25rem" });

export const drop = style({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	justifyItems: "center",
	gap: ".5rem",
	minWidth: 0,
	padding: "1.75rem 1.25rem",
	border: `2px dashed ${vars.color.field}`,
	borderRadius: "14px",
	background: vars.color.desk,
	textAlign: "center",
	cursor: "pointer",
	":hover": { borderColor: vars.color.ink, background: vars.color.mist },
	selectors: {
		"&[data-over]": {
			borderStyle: "solid",
			borderColor: vars.color.ink,
			background: vars.color.mist,
		},
		"&:has(:focus-visible)": { outline: `3px solid ${vars.color.night}`, outlineOffset: "3px" },
	},
});

export const sign = style({ fontSize: "1.35rem", color: vars.color.ink });

/** The browser's own control says which files were chosen; with JavaScript they are sent at once. */
export const files = style({
	width: "min(24rem, 100%)",
	minHeight: vars.tap,
	marginTop: ".35rem",
	fontSize: vars.size.small,
	selectors: {
		"[data-upload=on] &": {
			position: "absolute",
			width: 1,
			height: 1,
			minHeight: 0,
			overflow: "hidden",
			clipPath: "inset(50%)",
		},
	},
});
globalStyle(`${files}::file-selector-button`, { minHeight: "2.25rem" });

export const send = style({
	justifySelf: "start",
	selectors: { "[data-upload=on] &": { display: "none" } },
});

export const list = style({ display: "grid", gap: ".25rem" });

export const item = style({
	display: "grid",
	gap: ".15rem 1rem",
	padding: ".5rem 0",
	borderTop: `1px solid ${vars.color.line}`,
	fontSize: vars.size.small,
	"@media": { [from("md")]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" } },
});

export const name = style({ overflowWrap: "anywhere" });

export const progress = style({
	width: "100%",
	height: ".6rem",
	gridColumn: "1 / -1",
	accentColor: vars.color.ridge4,
	selectors: { "[data-done] > &": { display: "none" } },
});

export const state = style({
	color: vars.color.muted,
	selectors: {
		"[data-done=refused] > &": { color: vars.color.bad, fontWeight: vars.weight.semi },
		"[data-done=added] > &": { color: vars.color.ok },
	},
});
