import { globalStyle, style } from "@vanilla-extract/css";
import { visuallyHidden } from "~/ui/theme/text.css.ts";
import { vars } from "~/ui/theme/theme.css.ts";

export const list = style({ margin: 0, padding: 0, listStyle: "none" });

export const entry = style({
	padding: ".85rem 0",
	borderTop: `1px solid ${vars.color.line}`,
	overflowWrap: "anywhere",
	":first-child": { borderTop: 0, paddingTop: 0 },
});

export const head = style({ margin: 0, color: vars.color.ink });

export const when = style({
	display: "block",
	color: vars.color.muted,
	fontSize: vars.size.small,
});

export const fields = style({
	display: "grid",
	gap: ".35rem",
	margin: ".5rem 0 0",
	fontSize: vars.size.small,
});
globalStyle(`${fields} dt`, { color: vars.color.muted });
globalStyle(`${fields} dd`, { margin: 0 });

export const value = style({ whiteSpace: "pre-line" });
export const nothing = style({ color: vars.color.muted });
export const hidden = style([visuallyHidden]);

export const long = style({});
globalStyle(`${long} summary`, { cursor: "pointer" });
