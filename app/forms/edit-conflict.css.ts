import { globalStyle, style } from "@vanilla-extract/css";
import * as rules from "~/ui/theme/rules.ts";
import { vars } from "~/ui/theme/theme.css.ts";

export const conflicts = style({ margin: "1rem 0 1.25rem" });

export const conflict = style({ minWidth: 0, margin: ".75rem 0 0", padding: 0, border: 0 });
globalStyle(`${conflict} > legend`, { padding: 0, fontWeight: vars.weight.semi });

/** Both versions, side by side if there is room. */
export const versions = style({ ...rules.fitting("16rem", ".75rem"), marginTop: ".5rem" });

export const version = style({
	display: "flex",
	alignItems: "flex-start",
	gap: ".75rem",
	minHeight: vars.tap,
	padding: ".75rem 1rem",
	border: `1.5px solid ${vars.color.field}`,
	borderRadius: vars.radius.control,
	cursor: "pointer",
	overflowWrap: "anywhere",
	selectors: { "&:has(:checked)": { borderColor: vars.color.ink, background: vars.color.mist } },
});

export const value = style({ display: "block", minWidth: 0, whiteSpace: "pre-wrap" });

export const dialog = style({
	width: "min(27rem, calc(100% - 1.5rem))",
	margin: "auto",
	padding: "1.75rem 1.5rem 1.5rem",
	border: 0,
	borderRadius: vars.radius.large,
	background: vars.color.white,
	boxShadow: vars.shadow.floating,
	color: vars.color.text,
	"::backdrop": { background: vars.color.veil },
	selectors: { "&[open]": { display: "grid", gap: "1rem" } },
});

export const dialogTitle = style({ fontSize: "1.375rem" });
