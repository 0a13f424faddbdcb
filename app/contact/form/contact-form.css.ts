import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/theme.css.ts";

export const form = style({
	display: "grid",
	gap: "1.35rem",
	padding: "clamp(1.25rem, 2.6vw, 2.25rem)",
	borderRadius: vars.radius.card,
	background: vars.color.white,
	boxShadow: `0 0 0 1px ${vars.color.line}`,
});
