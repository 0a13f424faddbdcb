import { globalStyle, style } from "@vanilla-extract/css";
import { option } from "~/ui/form/field.css.ts";
import { rules, vars } from "~/ui/theme/theme.ts";

export const conflicts = style({ margin: "1rem 0 1.25rem" });

export const conflict = style({ margin: ".75rem 0 0" });
globalStyle(`${conflict} > legend`, { fontWeight: vars.weight.semi });

/** Both versions, side by side if there is room. */
export const versions = style({ ...rules.fitting("16rem", ".75rem"), marginTop: ".5rem" });

export const version = style([
	option,
	{
		alignItems: "flex-start",
		padding: ".75rem 1rem",
		lineHeight: "inherit",
		overflowWrap: "anywhere",
	},
]);

export const value = style({ display: "block", minWidth: 0, whiteSpace: "pre-wrap" });

export const dialog = style({
	...rules.dialog,
	width: "min(27rem, calc(100% - 1.5rem))",
	margin: "auto",
	padding: "1.75rem 1.5rem 1.5rem",
	selectors: { "&[open]": rules.stack("1rem") },
});

export const dialogTitle = style({ fontSize: "1.375rem" });
