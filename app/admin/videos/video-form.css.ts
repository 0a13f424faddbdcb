import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/theme.css.ts";

export const checkHint = style({
	color: vars.color.muted,
	fontSize: vars.size.small,
	fontWeight: vars.weight.text,
});

export const preview = style({ display: "grid", gap: "1rem" });
