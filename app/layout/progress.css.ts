import { keyframes, style } from "@vanilla-extract/css";
import { reducedMotion } from "~/ui/theme/media.ts";
import { vars } from "~/ui/theme/theme.css.ts";

/** Fast at first, then slower and slower, because it isn't known how long the next page takes. */
const onTheWay = keyframes({
	from: { transform: "scaleX(0)" },
	"20%": { transform: "scaleX(.45)" },
	to: { transform: "scaleX(.92)" },
});

export const progress = style({
	position: "fixed",
	inset: "0 0 auto",
	zIndex: vars.layer.skip,
	height: 4,
	background: vars.color.porch,
	boxShadow: `0 1px 0 ${vars.color.night}`,
	transformOrigin: "0 50%",
	animation: `${onTheWay} 12s ${vars.ease} forwards`,
	"@media": { [reducedMotion]: { animation: "none", transform: "scaleX(.92)" } },
});

/** Covers the page that is being left, but not the bars at the edges. */
export const veil = style({
	position: "fixed",
	inset: 0,
	zIndex: 1,
	display: "grid",
	alignContent: "center",
	background: vars.color.paper,
});
