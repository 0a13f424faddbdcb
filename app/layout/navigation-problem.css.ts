import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/theme.css.ts";

/** Where toasts are, and above them. */
export const corner = style({
	position: "fixed",
	zIndex: vars.layer.toast,
	right: "clamp(.625rem, 2vw, 1.5rem)",
	top: "5rem",
	width: "min(26rem, calc(100% - 1.25rem))",
	borderRadius: vars.radius.card,
	boxShadow: vars.shadow.floating,
});

/** Words and button of a page that stands in another one's place. */
export const notLoaded = style({ display: "grid", justifyItems: "start", gap: vars.space.s4 });
