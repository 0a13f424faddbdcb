import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme.css.ts";

export const page = style({
	position: "relative",
	isolation: "isolate",
	display: "grid",
	placeItems: "center",
	minHeight: "100vh",
	padding: "1.25rem",
	background: vars.color.night,
});

export const scene = style({ zIndex: -1 });

export const card = style({
	width: "min(26rem, 100%)",
	padding: "clamp(1.5rem, 4vw, 2.25rem)",
	borderRadius: vars.radius.card,
	background: vars.color.white,
	boxShadow: vars.shadow.floating,
});

export const title = style({ fontSize: "1.875rem" });
