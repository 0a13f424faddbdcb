/** What several styles have in common, for spreading into them. */
import { from } from "./media.ts";
import { vars } from "./theme.css.ts";

/** Ends a line that is too long in an ellipsis. */
export const ellipsis = {
	overflow: "hidden",
	textOverflow: "ellipsis",
	whiteSpace: "nowrap",
} as const;

/** A sheet of paper on the background of the page. */
export const sheet = {
	borderRadius: vars.radius.card,
	background: vars.color.white,
	boxShadow: `0 0 0 1px ${vars.color.line}`,
};

/** Keeps an element in view while what is beside it scrolls, in a wide window. */
export const staying = {
	"@media": { [from("lg")]: { position: "sticky", top: "6.5rem", alignSelf: "start" } },
} as const;
