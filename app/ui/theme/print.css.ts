/** Print styles: what is shown only on paper or only on screen, and the page margins. */
import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "./theme.css.ts";

globalStyle("@page", { margin: "12mm 14mm" });

/** Shown on paper only, such as the address behind a link. Overrides any other `display`. */
export const printOnly = style({ "@media": { "not print": { display: "none !important" } } });

/** Shown on screen only, such as buttons and videos. Overrides any other `display`. */
export const screenOnly = style({ "@media": { print: { display: "none !important" } } });

/**
 * For the element around printed content: dark text on white in a print font size, whatever band the
 * content is in on screen. Browsers don't print backgrounds, so text meant for a dark one would be lost.
 */
export const onPaper = style({
	"@media": {
		print: {
			background: vars.color.white,
			color: vars.color.ink,
			fontSize: "10.5pt",
			lineHeight: 1.4,
		},
	},
});
