import { globalStyle, style } from "@vanilla-extract/css";
import { below } from "~/ui/theme/media.ts";
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
// On the way back a phone stands where the other page was left, which may be below all that is said here:
// without the footer the words are all in the window.
globalStyle(`main:has(${notLoaded}) ~ :is(footer, img)`, {
	"@media": { [below("md")]: { display: "none" } },
});
