/** For paper: what it shows, what it leaves out, and its margins. */
import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "./theme.css.ts";

globalStyle("@page", { margin: "12mm 14mm" });

/** On paper only, as an address that a screen shows as a link. Wins over any other display. */
export const printOnly = style({ "@media": { "not print": { display: "none !important" } } });

/** On screen only, as whatever is pressed or played. Wins over any other display. */
export const screenOnly = style({ "@media": { print: { display: "none !important" } } });

/**
 * Around what is printed: ink on white, in the size of printed text, whatever band it stands in
 * on screen. Browsers leave backgrounds out, so that words for a dark ground would be lost.
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

/** Not parted by the end of a page: a photo with its words, a table's row. */
export const keepTogether = style({ "@media": { print: { breakInside: "avoid" } } });
