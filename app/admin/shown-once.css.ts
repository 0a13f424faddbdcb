import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/theme.css.ts";

/** The copy button and its status, one below the other. */
export const aside = style({ display: "grid", gap: ".5rem", justifyItems: "start" });

export const made = style({ display: "grid", gap: "1rem", marginBottom: "1.25rem" });
export const address = style({
	width: "100%",
	padding: ".75rem 1rem",
	border: `1.5px solid ${vars.color.field}`,
	borderRadius: vars.radius.control,
	background: vars.color.white,
	color: vars.color.ink,
	fontFamily: "ui-monospace, monospace",
	fontSize: vars.size.small,
});
