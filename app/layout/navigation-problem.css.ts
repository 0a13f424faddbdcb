import { globalStyle, style } from "@vanilla-extract/css";
import { below } from "~/ui/theme/media.ts";
import { vars } from "~/ui/theme/theme.css.ts";

/** In the same corner as toasts, and on top of them. */
export const corner = style({
	position: "fixed",
	zIndex: vars.layer.toast,
	right: "clamp(.625rem, 2vw, 1.5rem)",
	top: "5rem",
	width: "min(26rem, calc(100% - 1.25rem))",
	borderRadius: vars.radius.card,
	boxShadow: vars.shadow.floating,
});

/** The text and the button shown in place of a page that could not be loaded. */
export const notLoaded = style({ display: "grid", justifyItems: "start", gap: vars.space.s4 });
// After going back, a phone restores the scroll position of the other page, which may be below all of this
// text. Without the footer, the whole text is in view.
globalStyle(`main:has(${notLoaded}) ~ :is(footer, img)`, {
	"@media": { [below("md")]: { display: "none" } },
});
