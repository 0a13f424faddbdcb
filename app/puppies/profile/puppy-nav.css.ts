import { style } from "@vanilla-extract/css";
import { below } from "~/ui/theme/media.ts";
import { vars } from "~/ui/theme/theme.css.ts";

export const nav = style({
	display: "flex",
	alignItems: "center",
	gap: ".25rem",
	minWidth: 0,
	"@media": { [below("md")]: { flex: "none", gap: 0 } },
});

export const link = style({
	display: "inline-flex",
	alignItems: "center",
	justifyContent: "center",
	gap: ".4rem",
	minWidth: vars.tap,
	minHeight: vars.tap,
	paddingInline: ".75rem",
	borderRadius: vars.radius.control,
	color: vars.color.ink,
	fontSize: vars.size.small,
	fontWeight: vars.weight.semi,
	textDecoration: "none",
	":hover": { background: vars.color.mist },
	"@media": { [below("md")]: { paddingInline: 0 } },
});

/**
 * Long names end in an ellipsis, so that two of them and the link back fit side by side. A phone only has
 * room for the arrows, which keep the names for screen readers.
 */
export const name = style({
	maxWidth: "9rem",
	overflow: "hidden",
	textOverflow: "ellipsis",
	whiteSpace: "nowrap",
	"@media": { [below("md")]: { display: "none" } },
});
