import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/theme.css.ts";

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

export const title = style({ fontSize: "1.375rem" });
